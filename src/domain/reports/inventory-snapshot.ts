import { say } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type SeedTransaction, varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import { seedOnHandByVariety, seedGramsPerTray } from '#domain/catalog/seeds/seed-on-hand.ts';
import { type CostNote, distinctNotes } from '#domain/costing/cost-note.ts';
import { seedMaterialOf, gramsPerTrayNote } from '#domain/costing/seed-per-tray.ts';
import { groupBy, byNameThenId, sumOf } from '#domain/records/lists.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { type InventoryLine, materialLine, vaultLine } from './inventory-line.ts';
import { type PlannedUseInputs, plannedUses } from './planned-uses.ts';
import { seedStocks, stockIdOfSeed } from './seed-stocks.ts';
import { type WeeklyDemand, weeklyDemand } from './weekly-demand.ts';
import { type MaterialUse, soilShares, weeklyUses } from './weekly-uses.ts';

/** Inventory input. Tasks are those of the plan. */
export interface InventoryInputs extends PlannedUseInputs {
  readonly seedsInventory: readonly SeedTransaction[];
}

/** Stock compared with its planned use. */
export interface InventorySnapshot {
  readonly lines: readonly InventoryLine[];
  readonly notes: readonly CostNote[];
}

/**
 * Computes how long stock lasts, both by the plan's daily use and by the use of the next 28 days' orders.
 *
 * Each material uses its stock unit. Vault seed follows the materials; seed linked to a material is on that
 * material's line, with the vault's stock.
 */
export function inventorySnapshot(
  inputs: InventoryInputs,
  today: IsoDate,
  planned = plannedUses(inputs, today),
): InventorySnapshot {
  const { catalog } = inputs;
  const demand = weeklyDemand(inputs, today);
  const seeds = weeklySeed(demand, inputs);
  const { uses, notes } = weeklyUses(demand, catalog, soilShares(inputs));
  const sold = groupBy([...uses, ...seeds.uses], ({ materialId }) => materialId);
  const vault = seedOnHandByVariety(inputs.seedsInventory);
  const stocks = seedStocks(inputs.varieties, catalog, vault);
  const lines = catalog.materials.map((material) => {
    const amounts = (sold.get(material.id) ?? []).map(({ amount }) => amount);
    const uses = { sold: amounts, planned: planned.get(material.id) ?? [] };
    return materialLine(material, stocks.get(material.id) ?? null, uses, today);
  });
  const bySeed = varietiesBySeed(inputs.varieties);
  const vaultLines = seeds.varieties.flatMap(({ variety, pounds }) => {
    if (seedMaterialOf(variety.id, catalog) !== null) return [];
    const own = planned.get(stockIdOfSeed(variety.id, catalog)) ?? [];
    const onHand = vault.get(variety.id);
    const isShown = onHand !== undefined || pounds !== 0 || own.length > 0;
    const seedOf = (bySeed.get(variety.id) ?? []).map(({ id }) => id);
    const uses = { sold: pounds, planned: own, seedOf };
    return isShown ? [vaultLine(variety, onHand, uses, today)] : [];
  });
  const unconverted = lines.filter(({ weeklyConsumption }) => weeklyConsumption === null);
  return {
    lines: [...lines, ...vaultLines],
    notes: distinctNotes([...seeds.notes, ...notes, ...unconverted.map(unitNote)]),
  };
}

function unitNote({ name, unit, materialId }: InventoryLine): CostNote {
  return {
    text: say`The use of ${name} can’t be converted to ${unit}.`,
    mend: { to: 'material', id: materialId },
  };
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
function weeklySeed(
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
