import type { Customer } from '#domain/customers/customer.ts';
import { customerKey } from '#domain/customers/customer-key.ts';
import {
  changeEach,
  dropById,
  freeId,
  patchById,
  recordById,
} from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hashId } from '../normalise/new-id.ts';
import { readRecord } from '../normalise/read-record.ts';
import { CUSTOMERS } from '../schema/sales.ts';
import type { CustomerAction } from './sales-action.ts';
import { withList } from './with-list.ts';

/**
 * Changes of the customers. Orders and prices name a customer by the name, so that a new name goes
 * into all of them; what is blank, or somebody else's name, is not taken.
 */
export function reduceCustomers(document: FarmDocument, action: CustomerAction): FarmDocument {
  const { customers = [] } = document;
  switch (action.type) {
    case 'ADD_CUSTOMER': {
      const { formerName, ...typed } = action.payload;
      if (!isFree(customers, typed.name)) return document;
      const id = freeId(typed.id || hashId('cus', typed), customers);
      const added = withList(document, 'customers', [...customers, saved({ ...typed, id })]);
      return formerName === undefined ? added : withNewName(added, formerName, typed.name);
    }
    case 'UPDATE_CUSTOMER': {
      const { id, patch } = action.payload;
      const before = recordById(customers, id);
      const others = customers.filter((customer) => customer.id !== id);
      if (before === undefined || !isFree(others, patch.name ?? before.name)) return document;
      const changed = patchById(customers, id, patch, saved);
      const { name } = recordById(changed, id) ?? before;
      const renamed = withList(document, 'customers', changed);
      return name === before.name ? renamed : withNewName(renamed, before.name, name);
    }
    case 'DELETE_CUSTOMER':
      return withList(document, 'customers', dropById(customers, action.payload.id));
  }
}

function isFree(customers: readonly Customer[], name: string): boolean {
  const key = customerKey(name);
  return key !== '' && customers.every((customer) => customerKey(customer.name) !== key);
}

function saved(typed: Partial<Customer> & Pick<Customer, 'id' | 'name'>): Customer {
  return readRecord(CUSTOMERS, { ...typed, name: typed.name.trim() }, typed.id);
}

function withNewName(document: FarmDocument, from: string, typed: string): FarmDocument {
  const [key, to] = [customerKey(from), typed.trim()];
  const rename = <T extends { readonly customer?: string }>(records: readonly T[]) =>
    changeEach(records, (record) =>
      record.customer !== undefined &&
      record.customer !== to &&
      customerKey(record.customer) === key
        ? { ...record, customer: to }
        : record,
    );
  return {
    ...document,
    orders: rename(document.orders),
    recurring: rename(document.recurring),
    single: rename(document.single),
    ...(document.prices && { prices: rename(document.prices) }),
  };
}
