import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { priceKey } from './price-target.ts';
import type { Price } from './price.ts';

/** A price that is typed without a day. */
export type TypedPrice = Omit<Price, 'id' | 'from'>;

/**
 * The price as it is kept.
 *
 * Where the same thing has a price for the same customer already, the new one counts from today, so
 * that what was sold before keeps its amount. The first price always counted.
 */
export function priceFromToday(
  typed: TypedPrice,
  prices: readonly Price[],
  productOf: (id: string) => Product | undefined,
  today: IsoDate,
): Omit<Price, 'id'> {
  const keyOf = (price: TypedPrice) => priceKey({ ...price, from: null }, productOf);
  const key = keyOf(typed);
  const hasBegun = prices.some((price) => (price.from ?? '') <= today && keyOf(price) === key);
  return { ...typed, from: hasBegun ? today : null };
}
