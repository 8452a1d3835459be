import type { Delivery } from '#domain/orders/delivery.ts';
import type { PricedLine } from '#domain/orders/order.ts';
import { storedRecords, type OrderRecords } from '#domain/orders/stored-order.ts';
import type { Price } from './price.ts';

interface Priced extends OrderRecords {
  readonly prices?: readonly Price[] | undefined;
  readonly deliveries?: readonly Delivery[] | undefined;
}

/**
 * Checks whether a farm has any price: in the list, on a line or in a delivery record. Without one,
 * no money columns are shown.
 */
export function hasPrices({ prices = [], deliveries = [], ...lists }: Priced): boolean {
  const isPriced = ({ unitPrice }: PricedLine) => unitPrice !== undefined;
  return (
    prices.length > 0 ||
    storedRecords(lists).some(({ items }) => items.some(isPriced)) ||
    deliveries.some(({ sent }) => sent?.lines.some(({ unitPrice }) => unitPrice !== null))
  );
}
