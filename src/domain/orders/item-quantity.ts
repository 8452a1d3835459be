import type { OrderItem } from './order.ts';

/** Quantity of an item: its packages, or its weight in its own unit. */
export function itemQuantity(item: OrderItem): number {
  return item.mode === 'BULK' ? item.weight : item.count;
}
