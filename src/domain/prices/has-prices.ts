import type { Delivery } from '#domain/orders/delivery.ts';
import type { OrderItem, PricedLine } from '#domain/orders/order.ts';
import type { Price } from './price.ts';

interface Priced {
  readonly prices?: readonly Price[] | undefined;
  readonly orders: readonly { readonly items: readonly OrderItem[] }[];
  readonly recurring: readonly { readonly items: readonly PricedLine[] }[];
  readonly single: readonly { readonly items: readonly PricedLine[] }[];
  readonly deliveries?: readonly Delivery[] | undefined;
}

/**
 * Checks whether a farm has any price: in the list, on a line or in a delivery record. Without one,
 * no money columns are shown.
 */
export function hasPrices({
  prices = [],
  orders,
  recurring,
  single,
  deliveries = [],
}: Priced): boolean {
  const isPriced = ({ unitPrice }: PricedLine) => unitPrice !== undefined;
  return (
    prices.length > 0 ||
    [...orders, ...recurring, ...single].some(({ items }) => items.some(isPriced)) ||
    deliveries.some(({ sent }) => sent?.lines.some(({ unitPrice }) => unitPrice !== null))
  );
}
