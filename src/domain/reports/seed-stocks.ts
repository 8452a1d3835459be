import type { Catalog } from '#domain/catalog/catalog.ts';
import { seedGramsPerTray } from '#domain/catalog/seeds/seed-on-hand.ts';
import { seedVariety, varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { gramsPerTrayNote, seedMaterialOf } from '#domain/costing/seed-per-tray.ts';
import { byNameThenId, sumOf } from '#domain/records/lists.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { WeeklyDemand } from './weekly-demand.ts';
import type { MaterialUse } from './weekly-uses.ts';

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

interface SeedUseOfVariety {
  readonly variety: Variety;
  /** `null` if the seed per tray is unknown. */
  readonly pounds: number | null;
}

interface WeeklySeed {
  /** All seeds, by name. */
  readonly varieties: readonly SeedUseOfVariety[];
  /** The same of the materials that seed is taken from. */
  readonly uses: readonly MaterialUse[];
  readonly notes: readonly CostNote[];
}

/** The seed that the trays of a week take, by the variety whose it is and by seed material. */
export function weeklySeed(
  { trays }: WeeklyDemand,
  farm: { readonly varieties: readonly Variety[]; readonly catalog: Catalog },
): WeeklySeed {
  const bySeed = varietiesBySeed(farm.varieties);
  const sown = farm.varieties
    .filter(({ id }) => bySeed.has(id))
    .toSorted(byNameThenId)
    .map((variety) => {
      const uses = (bySeed.get(variety.id) ?? []).map((one) => {
        const wanted = trays.get(one.id) ?? 0;
        const perTray = seedGramsPerTray(one, farm);
        return { variety: one, grams: wanted === 0 ? 0 : perTray && perTray * wanted };
      });
      const unknown = uses.filter(({ grams }) => grams === null);
      const grams = unknown.length > 0 ? null : sumOf(uses.map((use) => use.grams ?? 0));
      return { variety, grams, unknown };
    });
  return {
    varieties: sown.map(({ variety, grams }) => ({
      variety,
      pounds: grams === null ? null : grams / GRAMS_PER.lb,
    })),
    uses: sown.flatMap(({ variety, grams }) => {
      const material = seedMaterialOf(variety.id, farm.catalog);
      if (material === null || grams === null || grams === 0) return [];
      return [{ materialId: material.id, amount: { qty: grams, unit: 'g' as const } }];
    }),
    notes: sown.flatMap(({ unknown }) => unknown.map(({ variety }) => gramsPerTrayNote(variety))),
  };
}
