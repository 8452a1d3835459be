import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { readUnitName, type Quantity, type Unit } from '#domain/units/unit.ts';
import type { Material, MaterialMeta } from '../catalog.ts';
import { convert, tryConvert } from '#domain/units/convert.ts';

/** What is bought at once, and for how much: of soil what its pack says. */
export function purchaseOf({ type, purchaseQty, purchaseCost, meta }: Material) {
  const { packSize, packCost }: MaterialMeta = type === 'soil' ? meta : {};
  return { purchaseQty: packSize ?? purchaseQty, purchaseCost: packCost ?? purchaseCost };
}

/** @throws UnitError if the amount doesn't convert to the unit of the stock. */
export function stockCounted(material: Material, counted: Quantity): Quantity {
  const { stock } = material;
  return { ...stock, qty: roundUnits(materialAmount(material, counted, stock.unit)) };
}

/** @throws UnitError if the amount doesn't convert to the unit of the stock. */
export function receiveStock(material: Material, received: Quantity): Material {
  const { stock } = material;
  const more = materialAmount(material, received, stock.unit);
  return withStock(material, { ...stock, qty: roundUnits(stock.qty + more) });
}

/** Adds a delivery to a material. Its time is stored, because a later count on another device includes it. */
export function bookDelivery(material: Material, received: Quantity, atISO: IsoInstant): Material {
  const after = receiveStock(material, received);
  return { ...after, meta: { ...after.meta, receivedAt: atISO } };
}

/**
 * Sets a material's stock to a count, see `stockCounted`. Stores the time of the count, which overrides earlier
 * entries from other devices.
 */
export function countStock(material: Material, counted: Quantity, atISO: IsoInstant): Material {
  const after = withStock(material, stockCounted(material, counted));
  return { ...after, meta: { ...after.meta, countedAt: atISO } };
}

/**
 * Converts a material's stock to a unit. Zero stock is zero in every unit.
 *
 * @throws UnitError if it doesn't convert.
 */
export function stockInUnit(material: Pick<Material, 'stock' | 'meta'>, unit: Unit): Quantity {
  const { stock } = material;
  if (stock.qty === 0) return { ...stock, unit };
  return { ...stock, qty: roundUnits(materialAmount(material, stock, unit)), unit };
}

/** Stock in the purchase unit and the tray unit, where it converts. */
export function stockInOtherUnits(material: Material): readonly Quantity[] {
  const { stock, meta, purchaseUnit } = material;
  const units = new Set([purchaseUnit, readUnitName(meta.avgSoilPerTray?.unit) ?? purchaseUnit]);
  units.delete(stock.unit);
  return [...units].flatMap((unit) => {
    const qty = tryMaterialAmount(material, stock, unit);
    return qty === null ? [] : [{ qty: roundUnits(qty), unit }];
  });
}

/** Checks whether stock is below the reorder level. Never without a level, or if units don't compare. */
export function isBelowReorder(material: Pick<Material, 'stock' | 'meta'>): boolean {
  const { stock, meta } = material;
  if (meta.reorder === undefined) return false;
  const onHand = tryMaterialAmount(material, stock, meta.reorder.unit);
  return onHand !== null && roundUnits(onHand) < meta.reorder.qty;
}

/** The old place of the stock shows the same where it came in, and is never created. */
export function withStock(material: Material, stock: Quantity): Material {
  if (material.meta.stock === undefined) return { ...material, stock };
  return { ...material, stock, meta: { ...material.meta, stock } };
}

/**
 * Converts an amount of a material exactly. Density converts weight to volume; items per case convert cases to
 * pieces.
 *
 * @throws UnitError if the amount doesn't convert.
 */
export function materialAmount(
  material: Pick<Material, 'meta'>,
  amount: Quantity,
  unit: Unit,
): number {
  return convert(amount.qty, amount.unit, unit, material.meta);
}

export function tryMaterialAmount(
  material: Pick<Material, 'meta'>,
  amount: Quantity,
  unit: Unit,
): number | null {
  return tryConvert(amount.qty, amount.unit, unit, material.meta);
}
