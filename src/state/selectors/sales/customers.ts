import { createSelector } from 'reselect';
import { customerKey, type Customer } from '#domain/customers/customer.ts';
import { firstOfEach } from '#domain/records/lists.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { selectAllOrders } from './orders.ts';

/** Customer names from orders and contacts, each once, in their first spelling. */
export const selectCustomerNames: (farm: FarmDocument) => string[] = createSelector(
  (farm: FarmDocument) => farm.customers,
  selectAllOrders,
  (customers = [], orders) => {
    const spelled = [
      ...customers.map(({ name }) => name.trim()),
      ...orders.map(({ customer }) => customer.trim()),
    ];
    const names = spelled.filter((name) => name !== '');
    return firstOfEach(names, customerKey).toSorted((a, b) => a.localeCompare(b));
  },
);

export const selectCustomersByKey: (farm: FarmDocument) => ReadonlyMap<string, Customer> =
  createSelector(
    (farm: FarmDocument) => farm.customers,
    (customers = []) => new Map(customers.map((one) => [customerKey(one.name), one])),
  );
