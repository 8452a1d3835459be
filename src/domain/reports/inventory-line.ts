import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-amount.ts';
import { isBelowReorder } from '#domain/catalog/materials/material-stock.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import type { Quantity, Unit } from '#domain/units/unit.ts';
import type { PlannedUse } from './planned-uses.ts';
import type { SeedStock } from './seed-stocks.ts';
import { stockRunOut } from './stock-run-out.ts';
import type { StockRunOut } from './stock-run-out.ts';

/** How long a material, or the seed of a variety, lasts. Amounts and weeks with 4 decimals. */
export interface InventoryLine extends StockRunOut {
  /** For seed of the vault `seed:` and the id of its variety. */
  readonly materialId: string;
  readonly name: string;
  readonly unit: Unit;
  readonly onHand: number;
  /** From the ounces sold; null when the use cannot be told in this unit. */
  readonly weeklyConsumption: number | null;
  /** Null when nothing is used, or nobody knows how much. */
  readonly weeksUntilRunout: number | null;
  readonly belowReorder: boolean;
  /** Set on seed of the vault. */
  readonly varietyId: string | null;
  readonly reorderUrl: string | null;
  /** In the unit of the line; null without a level, or with one in a unit that does not compare. */
  readonly reorderLevel: number | null;
  /** The varieties whose seed it is. */
  readonly seedOf: readonly string[];
  /** Whether the stock is that of the seed vault. */
  readonly inVault: boolean;
  /** False while nothing was ever counted, booked or typed: then nobody knows what is there. */
  readonly isCounted: boolean;
}

/** Whether to order more, in a word: a line without a level never says that there is enough. */
export function reorderWord({
  belowReorder,
  reorderLevel,
}: Pick<InventoryLine, 'belowReorder' | 'reorderLevel'>): 'yes' | 'no' | 'no level' {
  if (belowReorder) return 'yes';
  return reorderLevel === null ? 'no level' : 'no';
}

/** What is used of a material: in a week by the ounces sold, and day by day by the plan. */
interface MaterialUses {
  readonly sold: readonly Quantity[];
  readonly planned: readonly PlannedUse[];
}

/**
 * The line of a raw material.
 *
 * @param seed - Set when it is the seed of varieties: then the stock of the vault counts, in pounds
 *   where the unit of the material is no weight. Where nothing was ever booked in the vault, the stock
 *   of the material is all that is known.
 */
export function materialLine(
  material: Material,
  seed: SeedStock | null,
  uses: MaterialUses,
  today: IsoDate,
): InventoryLine {
  const stock = stockOnHand(material, seed);
  const amountOf = (amount: Quantity | null) =>
    amount === null ? null : tryMaterialAmount(material, amount, stock.unit);
  const sold = uses.sold.map(amountOf);
  const isTold = sold.every((amount) => amount !== null);
  const weekly = isTold ? sold.reduce((sum, amount) => sum + amount, 0) : null;
  const planned = uses.planned.map(({ dateISO, amount }) => ({ dateISO, qty: amountOf(amount) }));
  const { reorder, countedAt, receivedAt } = material.meta;
  const level = amountOf(reorder ?? null);
  const [only, ...others] = seed?.varieties ?? [];
  const wasBooked = (seed?.pounds ?? null) !== null;
  return {
    materialId: material.id,
    name: material.name,
    unit: stock.unit,
    ...lasting(stock.qty, weekly),
    belowReorder: isBelowReorder({ ...material, stock }),
    varietyId: null,
    reorderUrl: only !== undefined && others.length === 0 ? only.seedInfo.reorderUrl : null,
    ...stockRunOut(stock.qty, planned, today),
    reorderLevel: level === null ? null : roundUnits(level),
    seedOf: seed?.varieties.map(({ id }) => id) ?? [],
    inVault: wasBooked,
    isCounted: stock.qty !== 0 || wasBooked || (reorder ?? countedAt ?? receivedAt) !== undefined,
  };
}

/**
 * The line of seed that lies in the vault alone.
 *
 * @param pounds - What the vault has of it; left out while nothing was ever booked.
 */
export function vaultLine(
  { id, name, seedInfo }: Variety,
  pounds: number | undefined,
  uses: { readonly sold: number | null; readonly planned: readonly PlannedUse[] },
  today: IsoDate,
): InventoryLine {
  const onHand = pounds ?? 0;
  const planned = uses.planned.map(({ dateISO, amount }) => ({
    dateISO,
    qty: amount === null ? null : amount.qty / GRAMS_PER.lb,
  }));
  return {
    materialId: `seed:${id}`,
    name: `${name} seed`,
    unit: 'lb',
    ...lasting(onHand, uses.sold),
    belowReorder: false,
    varietyId: id,
    reorderUrl: seedInfo.reorderUrl,
    ...stockRunOut(onHand, planned, today),
    reorderLevel: null,
    seedOf: [id],
    inVault: true,
    isCounted: pounds !== undefined,
  };
}

/** What is on hand of a material: of seed that varieties take, what the vault has once it was booked there. */
export function stockOnHand(material: Material, seed: SeedStock | null): Quantity {
  if (seed === null || seed.pounds === null) return material.stock;
  const pounds = { qty: seed.pounds, unit: 'lb' } as const;
  const { unit } = material.stock;
  const qty = tryMaterialAmount(material, pounds, unit);
  return qty === null ? pounds : { qty, unit };
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
