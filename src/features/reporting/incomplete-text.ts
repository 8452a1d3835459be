import { formatDollars, formatNumber } from '#ui/format.ts';

/** How much of a sum of orders lacks a part of its cost. */
export interface IncompleteOrders {
  readonly ordersCount: number;
  readonly incompleteOrders: number;
  readonly incompleteCost: number;
}

/** How much of a sum is not whole: "1 of 4 orders ($9.35) has incomplete costs"; '' where all of it is. */
export function incompleteText({
  ordersCount,
  incompleteOrders,
  incompleteCost,
}: IncompleteOrders): string {
  if (incompleteOrders === 0) return '';
  const of = `${formatNumber(incompleteOrders)} of ${ordersCount === 1 ? '1 order' : `${formatNumber(ordersCount)} orders`}`;
  return `${of} (${formatDollars(incompleteCost)}) ${incompleteOrders === 1 ? 'has' : 'have'} incomplete costs`;
}
