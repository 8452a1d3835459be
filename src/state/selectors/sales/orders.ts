import { createSelector } from 'reselect';
import type { Order } from '#domain/orders/order.ts';
import { customerKey, type Customer } from '#domain/customers/customer.ts';
import { currentOrders, readOrders } from '#domain/orders/read-orders.ts';
import { ORDER_LISTS, storedRecords } from '#domain/orders/stored-order.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectPartsOf } from '../parts-of-farm.ts';
import type { Product } from '#domain/catalog/products/product.ts';

const selectOrderLists = selectPartsOf(...ORDER_LISTS, 'deliveryChanges');

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

export function selectHasOrders(farm: FarmDocument): boolean {
  return storedRecords(farm).length > 0;
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

/** Customer contacts by customer key. */
export const selectCustomersByKey: (farm: FarmDocument) => ReadonlyMap<string, Customer> =
  createSelector(
    (farm: FarmDocument) => farm.customers,
    (customers = []) => new Map(customers.map((one) => [customerKey(one.name), one])),
  );

/** Whether the farm bills, or did: others see nothing of invoices but an entry in a menu. */
export function selectIsBilling({ settings, invoices }: FarmDocument): boolean {
  return settings.invoicing !== undefined || invoices !== undefined;
}

const selectProducts = (farm: FarmDocument): readonly Product[] => farm.products;

export const selectProductsById: (farm: FarmDocument) => ReadonlyMap<string, Product> =
  createSelector(
    selectProducts,
    (products) => new Map(products.map((product) => [product.id, product])),
  );

export const selectProductsByName: (farm: FarmDocument) => readonly Product[] = createSelector(
  selectProducts,
  (products) => products.toSorted((left, right) => left.name.localeCompare(right.name)),
);
