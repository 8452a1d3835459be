import { slug } from '#domain/records/slug.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** The variety an address means: by its id, else by its name as a slug. Ids win, since names can change. */
export function findVariety(varieties: readonly Variety[], idOrSlug: string): Variety | undefined {
  const wanted = slug(idOrSlug);
  return (
    varieties.find(({ id }) => id === idOrSlug) ??
    (wanted === '' ? undefined : varieties.find(({ name }) => slug(name) === wanted))
  );
}
