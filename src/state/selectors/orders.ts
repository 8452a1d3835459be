import { createSelector } from 'reselect';
import type { Order } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The orders of all three lists, read as one. An order of `orders` hides one with its id elsewhere. */
export const selectAllOrders: (farm: FarmDocument) => readonly Order[] = createSelector(
  (farm: FarmDocument) => farm.orders,
  (farm: FarmDocument) => farm.recurring,
  (farm: FarmDocument) => farm.single,
  (farm: FarmDocument) => farm.deliveryChanges,
  (orders, recurring, single, deliveryChanges) =>
    readOrders({ orders, recurring, single, deliveryChanges }),
);

/** The orders of all three lists by their id. */
export const selectOrdersById: (farm: FarmDocument) => ReadonlyMap<string, Order> = createSelector(
  selectAllOrders,
  (orders) => new Map(orders.map((order) => [order.id, order])),
);

export function selectHasOrders({ orders, recurring, single }: FarmDocument): boolean {
  return orders.length + recurring.length + single.length > 0;
}
