import type { OrderItem } from '#domain/orders/order.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { PriceUnit } from './price.ts';

export interface LinePrice {
  readonly amount: number;
  /** Null: per package. */
  readonly unit: PriceUnit | 'kg' | null;
}

/** Pounds of a unit of weight, exactly; other than in the plan, a gram is a gram. */
const POUNDS: Readonly<Record<PriceUnit | 'kg', number>> = {
  lb: 1,
  oz: 1 / 16,
  g: 1 / GRAMS_PER.lb,
  kg: GRAMS_PER.kg / GRAMS_PER.lb,
};

/** The price that is written on a line itself; null where the price list says. */
export function ownPrice(item: OrderItem): LinePrice | null {
  if (item.unitPrice === undefined) return null;
  return { amount: item.unitPrice, unit: item.mode === 'BULK' ? item.unit : null };
}

/** Returns a price per package or per unit of the line, unrounded. */
export function pricePerOwnUnit(item: OrderItem, { amount, unit }: LinePrice): number {
  if (item.mode === 'PACKAGE' || unit === null || unit === item.unit) return amount;
  return (amount * POUNDS[item.unit]) / POUNDS[unit];
}

/** Amount of packages or weight of a line in dollars, rounded half up to cents. */
export function amountOfLine(
  item: OrderItem,
  quantity: number,
  { amount, unit }: LinePrice,
): number {
  if (item.mode === 'PACKAGE' || unit === null || unit === item.unit) {
    return roundTo(amount * quantity, 2);
  }
  return roundTo((quantity * POUNDS[item.unit] * amount) / POUNDS[unit], 2);
}
