import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { seedMaterialOf } from '#domain/costing/seed-per-tray.ts';

/** What of a farm says where seed is counted. */
type SeedCatalog = Pick<Catalog, 'materials' | 'seedsByVariety'>;

/** The seed of a raw material that varieties take. */
export interface SeedStock {
  readonly varieties: readonly Variety[];
  /** What the vault has of them; null while nothing was ever booked there. */
  readonly pounds: number | null;
}

/**
 * The id of the line on which the seed of a variety is counted: that of its seed material, else one of
 * its own in the vault. So a seed has one line, however many varieties take it.
 */
export function stockIdOfSeed(varietyId: string, catalog: SeedCatalog): string {
  return seedMaterialOf(varietyId, catalog)?.id ?? `seed:${varietyId}`;
}

/** The raw materials that are the seed of varieties, by id, each with what the vault has of it. */
export function seedStocks(
  varieties: readonly Variety[],
  catalog: SeedCatalog,
  vault: ReadonlyMap<string, number>,
): ReadonlyMap<string, SeedStock> {
  const stocks = new Map<string, SeedStock>();
  for (const variety of varieties) {
    const material = seedMaterialOf(variety.id, catalog);
    if (material === null) continue;
    const sofar = stocks.get(material.id);
    const pounds = vault.get(variety.id);
    stocks.set(material.id, {
      varieties: [...(sofar?.varieties ?? []), variety],
      pounds: pounds === undefined ? (sofar?.pounds ?? null) : (sofar?.pounds ?? 0) + pounds,
    });
  }
  return stocks;
}
