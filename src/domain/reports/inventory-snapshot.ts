import { say } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type SeedTransaction, varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import { seedOnHandByVariety } from '#domain/catalog/seeds/seed-on-hand.ts';
import { type CostNote, distinctNotes } from '#domain/costing/cost-note.ts';
import { seedMaterialOf } from '#domain/costing/seed-per-tray.ts';
import { groupBy } from '#domain/records/lists.ts';
import { type InventoryLine, materialLine, vaultLine } from './inventory-line.ts';
import { type PlannedUseInputs, plannedUses } from './planned-uses.ts';
import { seedStocks, stockIdOfSeed, weeklySeed } from './seed-stocks.ts';
import { weeklyDemand } from './weekly-demand.ts';
import { soilShares, weeklyUses } from './weekly-uses.ts';

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
