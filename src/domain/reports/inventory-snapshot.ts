import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Catalog, Material } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-amount.ts';
import { isBelowReorder } from '#domain/catalog/materials/material-stock.ts';
import { seedOnHandByVariety } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import { distinctNotes } from '#domain/costing/cost-note.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import { weeklySeed } from './weekly-seed.ts';
import type { SeedUseOfVariety } from './weekly-seed.ts';
import { weeklyDemand } from './weekly-demand.ts';
import type { DemandInputs } from './weekly-demand.ts';
import { weeklyUses } from './weekly-uses.ts';
import type { MaterialUse } from './weekly-uses.ts';

/** What the inventory is read from. */
export interface InventoryInputs extends DemandInputs {
  readonly catalog: Catalog;
  readonly seedsInventory: readonly SeedTransaction[];
}

/** How long a material, or the seed of a variety, lasts. Amounts and weeks with 4 decimals. */
export interface InventoryLine {
  /** For seed of the vault `seed:` and the id of its variety. */
  readonly materialId: string;
  readonly name: string;
  readonly unit: Unit;
  readonly onHand: number;
  /** Null when the use cannot be told in this unit. */
  readonly weeklyConsumption: number | null;
  /** Null when nothing is used, or nobody knows how much. */
  readonly weeksUntilRunout: number | null;
  readonly belowReorder: boolean;
  /** Set on seed of the vault. */
  readonly varietyId: string | null;
  readonly reorderUrl: string | null;
}

/** All stock against what the coming orders take of it. */
export interface InventorySnapshot {
  readonly lines: readonly InventoryLine[];
  readonly notes: readonly CostNote[];
}

/** What is said beside the report, since labels without a rule are an estimate. */
export const LABEL_ESTIMATE_NOTE =
  'Packaging without a label rule uses a default estimate of 1 label per package.';

/**
 * How long stock lasts at the use that the orders of the next 28 days imply.
 *
 * Each material is told in the unit of its stock. Seed of the vault follows the materials.
 */
export function inventorySnapshot(inputs: InventoryInputs, today: IsoDate): InventorySnapshot {
  const { catalog } = inputs;
  const demand = weeklyDemand(inputs, today);
  const seeds = weeklySeed(demand, inputs);
  const { uses, notes } = weeklyUses(demand, catalog);
  const amounts = amountsByMaterial([...uses, ...seeds.uses]);
  const lines = catalog.materials.map((material) =>
    materialLine(material, amounts.get(material.id) ?? []),
  );
  const onHand = seedOnHandByVariety(inputs.seedsInventory);
  const vault = seeds.varieties
    .filter(({ variety, pounds }) => onHand.has(variety.id) || pounds !== 0)
    .map((seed) => seedLine(seed, onHand.get(seed.variety.id) ?? 0));
  const unconverted = lines.filter(({ weeklyConsumption }) => weeklyConsumption === null);
  return {
    lines: [...lines, ...vault],
    notes: distinctNotes([...seeds.notes, ...notes, ...unconverted.map(unitNote)]),
  };
}

function amountsByMaterial(uses: readonly MaterialUse[]): ReadonlyMap<string, readonly Quantity[]> {
  const amounts = new Map<string, Quantity[]>();
  for (const { materialId, amount } of uses) {
    const known = amounts.get(materialId);
    if (known === undefined) amounts.set(materialId, [amount]);
    else known.push(amount);
  }
  return amounts;
}

function materialLine(material: Material, amounts: readonly Quantity[]): InventoryLine {
  const { id, name, stock } = material;
  const told = amounts.map((amount) => tryMaterialAmount(material, amount, stock.unit));
  const isTold = told.every((amount) => amount !== null);
  const weekly = isTold ? told.reduce((sum, amount) => sum + amount, 0) : null;
  return {
    materialId: id,
    name,
    unit: stock.unit,
    ...lasting(stock.qty, weekly),
    belowReorder: isBelowReorder(material),
    varietyId: null,
    reorderUrl: null,
  };
}

function seedLine({ variety, pounds }: SeedUseOfVariety, onHand: number): InventoryLine {
  return {
    materialId: `seed:${variety.id}`,
    name: `${variety.name} seed`,
    unit: 'lb',
    ...lasting(onHand, pounds),
    belowReorder: false,
    varietyId: variety.id,
    reorderUrl: variety.seedInfo.reorderUrl,
  };
}

function lasting(
  onHand: number,
  weekly: number | null,
): Pick<InventoryLine, 'onHand' | 'weeklyConsumption' | 'weeksUntilRunout'> {
  const isUsed = weekly !== null && weekly > 0;
  return {
    onHand: roundUnits(onHand),
    weeklyConsumption: weekly === null ? null : roundUnits(weekly),
    weeksUntilRunout: isUsed ? roundUnits(Math.max(0, onHand) / weekly) : null,
  };
}

function unitNote({ name, unit, materialId }: InventoryLine): CostNote {
  return {
    text: `The use of ${name} cannot be told in ${unit}.`,
    mend: { to: 'material', id: materialId },
  };
}
