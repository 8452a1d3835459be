import type { OrderItem, PricedLine } from '#domain/orders/order.ts';
import type { Price } from './price.ts';

interface Priced {
  readonly prices?: readonly Price[] | undefined;
  readonly orders: readonly { readonly items: readonly OrderItem[] }[];
  readonly recurring: readonly { readonly items: readonly PricedLine[] }[];
  readonly single: readonly { readonly items: readonly PricedLine[] }[];
}

/** Whether a farm has any price, in the list or on a line; one without sees no column of money. */
export function hasPrices({ prices = [], orders, recurring, single }: Priced): boolean {
  const isPriced = ({ unitPrice }: PricedLine) => unitPrice !== undefined;
  return (
    prices.length > 0 ||
    [...orders, ...recurring, ...single].some(({ items }) => items.some(isPriced))
  );
}
