import { sumByKey } from '#domain/records/lists.ts';
import { formatNumber } from '#ui/format.ts';
import type { MixComponent } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** Varieties by id, as blends name them. */
export type NamedVarieties = ReadonlyMap<string, Pick<Variety, 'name'>>;

/** The parts of a blend, the largest first; a variety named twice is added up. */
export function blendParts(components: readonly MixComponent[], varieties: NamedVarieties) {
  return [...sumByKey(components.map(({ varietyId, percent }) => [varietyId, percent]))]
    .map(([varietyId, percent]) => ({
      varietyId,
      percent,
      name: varieties.get(varietyId)?.name ?? '(deleted variety)',
    }))
    .toSorted((a, b) => b.percent - a.percent);
}

/** A share as lists write it: whole, or with up to two decimals. */
export function percentLabel(percent: number): string {
  return `${formatNumber(percent, 'hundredth')}%`;
}

/** A blend in words: "40% Sunflower, 25% Speckled Pea". */
export function blendLabel(parts: ReturnType<typeof blendParts>): string {
  return parts.map(({ name, percent }) => `${percentLabel(percent)} ${name}`).join(', ');
}
