import { allItems, type DatedOrder } from '#domain/orders/event-days.ts';
import { packageSizeOz, soldThingOf, type Assortment } from '#domain/orders/item-ounces.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { priceTarget } from './price-target.ts';
import type { Price } from './price.ts';

/** Package sizes in ounces by price target, see `priceTarget`. */
export type SizesByTarget = ReadonlyMap<string, readonly number[]>;

/** The sizes in which things are ordered or have a price, whatever sizes they are usually packed in. */
export function sizesInUse(
  orders: readonly DatedOrder[],
  prices: readonly Price[],
  things: Assortment,
): SizesByTarget {
  const sizes = new Map<string, Set<number>>();
  const add = (target: string, size: number) =>
    sizes.set(target, (sizes.get(target) ?? new Set<number>()).add(roundTo(size, 6)));
  for (const item of orders.flatMap(allItems)) {
    if (item.mode === 'BULK') continue;
    add(priceTarget(item, things.products), packageSizeOz(item, soldThingOf(item, things)));
  }
  for (const price of prices) {
    const target = priceTarget(price, things.products);
    const isLive = things.varieties.get(target)?.live === true;
    if (price.packageOz !== null) add(target, isLive ? 1 : price.packageOz);
  }
  return new Map([...sizes].map(([target, own]) => [target, [...own].toSorted((a, b) => a - b)]));
}

/** Usual sizes of a product, then other ordered or priced sizes. */
export function offeredSizes(
  usual: readonly number[],
  target: string,
  inUse: SizesByTarget,
): readonly number[] {
  return [...new Set([...usual, ...(inUse.get(target) ?? [])])];
}
