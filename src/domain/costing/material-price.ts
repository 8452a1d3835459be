import type { Material } from '#domain/catalog/catalog.ts';
import { tryConvert } from '#domain/units/convert.ts';
import type { Unit } from '#domain/units/unit.ts';

interface MaterialPrice {
  readonly dollars: number;
  readonly unit: Unit;
}

/**
 * Unit price of a material: the pack price before the purchase price. A case with known contents is priced by
 * the piece. `null` if nothing was ever bought.
 */
export function materialPrice(material: Material): MaterialPrice | null {
  const { purchaseUnit, purchaseQty, purchaseCost, meta } = material;
  const { packCost, packSize = 0, itemsPerCase = 0 } = meta;
  const isPack = packCost !== undefined && packSize > 0;
  const [cost, amount] = isPack ? [packCost, packSize] : [purchaseCost, purchaseQty];
  if (amount <= 0) return null;
  const opened = purchaseUnit === 'case' && itemsPerCase > 0;
  return opened
    ? { dollars: cost / (amount * itemsPerCase), unit: 'each' }
    : { dollars: cost / amount, unit: purchaseUnit };
}

/** Cost of an amount; 0 if the price is unknown. If the units don’t convert, it counts in the price’s unit. */
export function quantityCost(material: Material, qty: number, unit: string) {
  const price = materialPrice(material);
  if (price === null) return { dollars: 0, isConverted: true };
  const amount = tryConvert(qty, unit, price.unit, material.meta);
  return { dollars: price.dollars * (amount ?? qty), isConverted: amount !== null };
}
