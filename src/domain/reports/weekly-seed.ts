import type { Catalog } from '#domain/catalog/catalog.ts';
import { seedGramsPerTray } from '#domain/catalog/seeds/seed-usage.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { gramsPerTrayNote, seedMaterialOf } from '#domain/costing/seed-per-tray.ts';
import { byNameThenId } from '#domain/records/name-order.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { WeeklyDemand } from './weekly-demand.ts';
import type { MaterialUse } from './weekly-uses.ts';

export interface SeedUseOfVariety {
  readonly variety: Variety;
  /** `null` if the seed per tray is unknown. */
  readonly pounds: number | null;
}

export interface WeeklySeed {
  /** All varieties, by name. */
  readonly varieties: readonly SeedUseOfVariety[];
  /** The same of the materials that seed is taken from. */
  readonly uses: readonly MaterialUse[];
  readonly notes: readonly CostNote[];
}

/** The seed that the trays of a week take, by variety and by seed material. */
export function weeklySeed(
  { trays }: WeeklyDemand,
  farm: { readonly varieties: readonly Variety[]; readonly catalog: Catalog },
): WeeklySeed {
  const grown = farm.varieties.toSorted(byNameThenId).map((variety) => {
    const wanted = trays.get(variety.id) ?? 0;
    const perTray = seedGramsPerTray(variety, farm.catalog);
    const grams = perTray === null ? null : perTray * wanted;
    return { variety, grams: wanted === 0 ? 0 : grams };
  });
  return {
    varieties: grown.map(({ variety, grams }) => ({
      variety,
      pounds: grams === null ? null : grams / GRAMS_PER.lb,
    })),
    uses: grown.flatMap(({ variety, grams }) => {
      const material = seedMaterialOf(variety.id, farm.catalog);
      if (material === null || grams === null || grams === 0) return [];
      return [{ materialId: material.id, amount: { qty: grams, unit: 'g' as const } }];
    }),
    notes: grown
      .filter(({ grams }) => grams === null)
      .map(({ variety }) => gramsPerTrayNote(variety)),
  };
}
