import type { OrderItem } from './order.ts';

/** How much of an item is ordered: its packages, or its weight in its own unit. */
export function itemQuantity(item: OrderItem): number {
  return item.mode === 'BULK' ? item.weight : item.count;
}
