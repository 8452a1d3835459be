import { createSelector } from 'reselect';
import type { Order } from '#domain/orders/order.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { currentOrders, readOrders } from '#domain/orders/read-orders.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectPartsOf } from '../parts-of-farm.ts';

const selectOrderLists = selectPartsOf('orders', 'recurring', 'single', 'deliveryChanges');

/** Current orders of all three lists in one shape. An order in `orders` hides one with the same id elsewhere. */
export const selectAllOrders: (farm: FarmDocument) => readonly Order[] = createSelector(
  selectOrderLists,
  currentOrders,
);

/** Selects orders with their earlier versions and deleted orders, for past days. */
export const selectOrderVersions: (farm: FarmDocument) => readonly Order[] = createSelector(
  selectOrderLists,
  (farm: FarmDocument) => farm.pastOrders,
  (lists, pastOrders) => readOrders({ ...lists, pastOrders }),
);

/** The orders of all three lists by their id. */
export const selectOrdersById: (farm: FarmDocument) => ReadonlyMap<string, Order> = createSelector(
  selectAllOrders,
  (orders) => new Map(orders.map((order) => [order.id, order])),
);

export function selectHasOrders({ orders, recurring, single }: FarmDocument): boolean {
  return orders.length + recurring.length + single.length > 0;
}

/** Customer names from orders and contacts, each once, in their first spelling. */
export const selectCustomerNames: (farm: FarmDocument) => string[] = createSelector(
  (farm: FarmDocument) => farm.customers,
  selectAllOrders,
  (customers = [], orders) => {
    const names = new Map<string, string>();
    const spelled = [
      ...customers.map(({ name }) => name),
      ...orders.map(({ customer }) => customer),
    ];
    for (const name of spelled) {
      const key = customerKey(name);
      if (key !== '' && !names.has(key)) names.set(key, name.trim());
    }
    return [...names.values()].toSorted((a, b) => a.localeCompare(b));
  },
);
