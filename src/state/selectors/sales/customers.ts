import { createSelector } from 'reselect';
import { type Customer, customerKey } from '#domain/customers/customer.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

/** Customer contacts by customer key. */
export const selectCustomersByKey: (farm: FarmDocument) => ReadonlyMap<string, Customer> =
  createSelector(
    (farm: FarmDocument) => farm.customers,
    (customers = []) => new Map(customers.map((one) => [customerKey(one.name), one])),
  );
