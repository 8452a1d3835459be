import type { Catalog } from '#domain/catalog/catalog.ts';
import { seedVariety } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { seedMaterialOf } from '#domain/costing/seed-per-tray.ts';

/** Farm data of seed stock. */
type SeedCatalog = Pick<Catalog, 'materials' | 'seedsByVariety'>;

/** The seed of a raw material that varieties take. */
export interface SeedStock {
  readonly varieties: readonly Variety[];
  /** Seed in the vault. `null` without entries. */
  readonly pounds: number | null;
}

/**
 * Inventory line of a variety's seed: its seed material's, or its own in the vault. So a seed has one line,
 * however many varieties use it.
 */
export function stockIdOfSeed(varietyId: string, catalog: SeedCatalog): string {
  return seedMaterialOf(varietyId, catalog)?.id ?? `seed:${varietyId}`;
}

/** Raw materials that are seed of varieties, by id, with the vault's stock. */
export function seedStocks(
  varieties: readonly Variety[],
  catalog: SeedCatalog,
  vault: ReadonlyMap<string, number>,
): ReadonlyMap<string, SeedStock> {
  const stocks = new Map<string, SeedStock>();
  for (const variety of varieties) {
    const seed = seedVariety(variety, varieties);
    const material = seedMaterialOf(seed.id, catalog);
    if (material === null) continue;
    const sofar = stocks.get(material.id);
    // What is sown from another's seed has none of its own.
    const pounds = seed === variety ? vault.get(variety.id) : undefined;
    stocks.set(material.id, {
      varieties: [...(sofar?.varieties ?? []), variety],
      pounds: pounds === undefined ? (sofar?.pounds ?? null) : (sofar?.pounds ?? 0) + pounds,
    });
  }
  return stocks;
}
