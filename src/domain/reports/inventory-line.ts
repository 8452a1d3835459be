import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount, isBelowReorder } from '#domain/catalog/materials/material-stock.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { GRAMS_PER, type Quantity, type Unit } from '#domain/units/unit.ts';
import type { PlannedUse } from './planned-uses.ts';
import type { SeedStock } from './seed-stocks.ts';
import { type StockRunOut, stockRunOut } from './stock-run-out.ts';

/** Weeks that a material or a variety's seed lasts. Amounts and weeks have 4 decimals. */
export interface InventoryLine extends StockRunOut {
  /** For seed of the vault `seed:` and the id of its variety. */
  readonly materialId: string;
  readonly name: string;
  readonly unit: Unit;
  readonly onHand: number;
  /** From ounces sold. `null` if it doesn't convert to this unit. */
  readonly weeklyConsumption: number | null;
  /** `null` if nothing is used or the use is unknown. */
  readonly weeksUntilRunout: number | null;
  readonly belowReorder: boolean;
  /** Set on seed of the vault. */
  readonly varietyId: string | null;
  readonly reorderUrl: string | null;
  /** In the unit of the line; null without a level, or with one in a unit that does not compare. */
  readonly reorderLevel: number | null;
  /** Varieties that use this seed. */
  readonly seedOf: readonly string[];
  /** Whether the stock is that of the seed vault. */
  readonly inVault: boolean;
  /** False if stock was never counted or entered, so it is unknown. */
  readonly isCounted: boolean;
}

/** Reorder state of a line in one word. A line without a reorder level is never "enough". */
export function reorderWord({
  belowReorder,
  reorderLevel,
}: Pick<InventoryLine, 'belowReorder' | 'reorderLevel'>): 'yes' | 'no' | 'no level' {
  if (belowReorder) return 'yes';
  return reorderLevel === null ? 'no level' : 'no';
}

/** Use of a material: weekly by ounces sold, and daily by the plan. */
interface MaterialUses {
  readonly sold: readonly Quantity[];
  readonly planned: readonly PlannedUse[];
}

/**
 * Inventory line of a raw material.
 *
 * @param seed - Set if the material is seed of varieties. Then the seed vault's stock counts, in pounds if the
 *   material's unit isn't a weight. Without entries in the vault, the material's own stock counts.
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
  const linkOfSeed = others.length === 0 ? (only?.seedInfo.reorderUrl ?? null) : null;
  const wasBooked = (seed?.pounds ?? null) !== null;
  return {
    materialId: material.id,
    name: material.name,
    unit: stock.unit,
    ...lasting(stock.qty, weekly),
    belowReorder: isBelowReorder({ ...material, stock }),
    varietyId: null,
    reorderUrl: material.meta.reorderUrl ?? linkOfSeed,
    ...stockRunOut(stock.qty, planned, today),
    reorderLevel: level === null ? null : roundUnits(level),
    seedOf: seed?.varieties.map(({ id }) => id) ?? [],
    inVault: wasBooked,
    isCounted: stock.qty !== 0 || wasBooked || (reorder ?? countedAt ?? receivedAt) !== undefined,
  };
}

/** Use of vault seed in pounds, and the varieties that are sown from it. */
interface VaultUses {
  readonly sold: number | null;
  readonly planned: readonly PlannedUse[];
  /** Absent: the variety alone. */
  readonly seedOf?: readonly string[];
}

/**
 * Inventory line of seed that is only in the vault.
 *
 * @param pounds - Seed on hand; omitted if there are no entries.
 */
export function vaultLine(
  { id, name, seedInfo }: Variety,
  pounds: number | undefined,
  uses: VaultUses,
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
    seedOf: uses.seedOf ?? [id],
    inVault: true,
    isCounted: pounds !== undefined,
  };
}

/** Stock of a material. For seed, the vault's stock once it has entries. */
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
