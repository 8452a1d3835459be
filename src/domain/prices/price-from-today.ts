import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Product } from '#domain/catalog/products/product.ts';
import { priceKey } from './price-target.ts';
import type { Price } from './price.ts';

export type TypedPrice = Omit<Price, 'id' | 'from'>;

/**
 * If the same product and customer already have a price, the new one starts today, so past sales keep their
 * amounts. A first price has always applied.
 */
export function priceFromToday(
  typed: TypedPrice,
  prices: readonly Price[],
  products: ReadonlyMap<string, Product>,
  today: IsoDate,
): Omit<Price, 'id'> {
  const keyOf = (price: TypedPrice) => priceKey({ ...price, from: null }, products);
  const key = keyOf(typed);
  const hasBegun = prices.some((price) => (price.from ?? '') <= today && keyOf(price) === key);
  return { ...typed, from: hasBegun ? today : null };
}
