import { type Customer, customerKey } from '#domain/customers/customer.ts';
import type { PastOrder } from '#domain/orders/order.ts';
import {
  mapRecords,
  freeId,
  recordById,
  type RecordPatch,
} from '#domain/records/change-records.ts';
import { currentOrders } from '#domain/orders/read-orders.ts';
import type { Delivery } from '#domain/orders/delivery.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { hashId } from '../../read/new-id.ts';
import * as a from '../../schema/field.ts';
import { CUSTOMER, CUSTOMERS } from '../../schema/sales.ts';
import { described, editedAs, recordActions, type RecordChange } from '../action-rules.ts';
import { PayloadError, describedPayload } from '../described-payload.ts';

type NewCustomer = RecordPatch<Customer> & {
  readonly name: string;
  /** What orders and prices called the customer so far. */
  readonly formerName?: string;
};

const { read: readCustomer } = described(CUSTOMERS);

/** Changes of customers. A rename renames them in orders and prices, too; a blank or used name is ignored. */
export const CUSTOMER_ACTIONS = recordActions('CUSTOMER', {
  list: 'customers',
  called: 'customer',
  // A new name goes into the past, too, and into what was delivered, which stays the work of who did it.
  marks: { isUnsigned: true, tellsPast: true },
  payloads: { add: (source, farm) => unknownCustomer(customerOf(source), farm) },
  read: (source, id): NewCustomer => readCustomer(source, id),
  add: (farm, { formerName, ...typed }) => {
    const { customers = [] } = farm;
    if (!isFree(customers, typed.name)) return farm;
    const id = freeId(typed.id || hashId('cus', typed), customers);
    const added = withList(farm, 'customers', [
      ...customers,
      readCustomer({ ...typed, name: typed.name.trim() }, id),
    ]);
    return formerName === undefined ? added : withNewName(added, formerName, typed.name);
  },
  update: updateCustomer,
});

const editCustomer = editedAs<Customer>({ list: 'customers', ...described(CUSTOMERS) });

const customerOf = describedPayload<NewCustomer>({
  ...CUSTOMER,
  id: a.optionalText(),
  name: a.neededText(),
  formerName: a.optionalText(),
});

/** Somebody whom the farm does not know by the name yet: orders and prices know customers by it alone. */
function unknownCustomer(customer: NewCustomer, farm: FarmDocument): NewCustomer {
  const { formerName = customer.name } = customer;
  const key = customerKey(customer.name);
  const others = customerKey(formerName) === key ? [] : currentOrders(farm);
  const names = [
    ...(farm.customers ?? []).map(({ name }) => name),
    ...others.map((o) => o.customer),
  ];
  if (names.some((name) => customerKey(name) === key)) {
    throw new PayloadError(`There is a customer with the name '${customer.name}' already.`);
  }
  return customer;
}

function updateCustomer(farm: FarmDocument, change: RecordChange<Customer>): FarmDocument {
  const { id, patch } = change;
  const { customers = [] } = farm;
  const before = recordById(customers, id);
  const others = customers.filter((customer) => customer.id !== id);
  if (before === undefined || !isFree(others, patch.name ?? before.name)) return farm;
  const changed = editCustomer(farm, change);
  const { name } = recordById(changed.customers ?? [], id) ?? before;
  return name === before.name ? changed : withNewName(changed, before.name, name);
}

function isFree(customers: readonly Customer[], name: string): boolean {
  const key = customerKey(name);
  return key !== '' && customers.every((customer) => customerKey(customer.name) !== key);
}

interface Named {
  readonly customer: string;
  readonly former?: readonly { readonly customer: string }[];
}

function withNewName(document: FarmDocument, from: string, typed: string): FarmDocument {
  const [key, to] = [customerKey(from), typed.trim()];
  const rename = <T extends { readonly customer?: string }>(records: readonly T[]) =>
    mapRecords(records, (record) =>
      record.customer !== undefined &&
      record.customer !== to &&
      customerKey(record.customer) === key
        ? { ...record, customer: to }
        : record,
    );
  // What an order was names the customer, too.
  const renameOrder = <T extends Named>(order: T): T => {
    const former = order.former && rename(order.former);
    return former === order.former ? order : { ...order, former };
  };
  const renameOrders = <T extends Named>(orders: readonly T[]) =>
    mapRecords(rename(orders), renameOrder);
  const renamePast = (past: PastOrder): PastOrder => {
    const [order] = renameOrders<Named>([past.order]);
    return order === past.order ? past : ({ ...past, order } as PastOrder); // The same order.
  };
  // Whom it went to is told as it was back then.
  const renameSent = (delivery: Delivery) => {
    const [sent] = rename(delivery.sent === undefined ? [] : [delivery.sent]);
    return sent === undefined || sent === delivery.sent ? delivery : { ...delivery, sent };
  };
  return {
    ...document,
    orders: renameOrders(document.orders),
    recurring: renameOrders(document.recurring),
    single: renameOrders(document.single),
    ...(document.pastOrders && { pastOrders: mapRecords(document.pastOrders, renamePast) }),
    ...(document.prices && { prices: rename(document.prices) }),
    ...(document.invoices && { invoices: rename(document.invoices) }),
    ...(document.payments && { payments: rename(document.payments) }),
    ...(document.deliveries && { deliveries: mapRecords(document.deliveries, renameSent) }),
  };
}
