import { type Customer, customerKey } from '#domain/customers/customer.ts';
import { mapRecords, recordById, type RecordPatch } from '#domain/records/change-records.ts';
import { currentOrders } from '#domain/orders/read-orders.ts';
import { changeEntry } from '../../document/document-patch-path.ts';
import { type FarmDocument, type FarmList } from '../../document/farm-document.ts';
import { isRecord, textOrBlank, type JsonRecord } from '../../document/json-record.ts';
import { hashId } from '../../read/new-id.ts';
import { readRecord } from '../../read/read-record.ts';
import * as a from '../../schema/field.ts';
import { CUSTOMER, CUSTOMERS } from '../../schema/sales.ts';
import { recordActions } from '../action-rules.ts';
import { PayloadError, describedPayload } from '../described-payload.ts';

type NewCustomer = RecordPatch<Customer> & {
  readonly name: string;
  /** What orders and prices called the customer so far. */
  readonly formerName?: string;
};

/** Changes of customers. A rename renames them in orders and prices, too; a blank or used name is ignored. */
export const CUSTOMER_ACTIONS = recordActions('CUSTOMER', {
  list: 'customers',
  called: 'customer',
  // A new name goes into the past, too, and into what was delivered, which stays the work of who did it.
  marks: { isUnsigned: true, tellsPast: true },
  payloads: { add: (source, farm) => unknownCustomer(customerOf(source), farm) },
  read: (source, id): NewCustomer => readRecord(CUSTOMERS, source, id),
  newId: (typed) => hashId('cus', typed),
  add: (farm, { formerName, ...typed }, moment, add) => {
    if (!isFree(farm.customers ?? [], typed.name)) return farm;
    const added = add(farm, typed, moment);
    return formerName === undefined ? added : withNewName(added, formerName, typed.name);
  },
  update: (farm, change, _moment, edit) => {
    const { id, patch } = change;
    const { customers = [] } = farm;
    const before = recordById(customers, id);
    const others = customers.filter((customer) => customer.id !== id);
    if (before === undefined || !isFree(others, patch.name ?? before.name)) return farm;
    const changed = edit(farm, change);
    const { name } = recordById(changed.customers ?? [], id) ?? before;
    return name === before.name ? changed : withNewName(changed, before.name, name);
  },
});

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

function isFree(customers: readonly Customer[], name: string): boolean {
  const key = customerKey(name);
  return key !== '' && customers.every((customer) => customerKey(customer.name) !== key);
}

/** The lists whose records name a customer. */
const NAMING: readonly FarmList[] = [
  'orders',
  'recurring',
  'single',
  'pastOrders',
  'prices',
  'invoices',
  'payments',
  'deliveries',
];

/** Renames a customer wherever these lists name one, also in earlier versions of an order and in what was delivered. */
function withNewName(farm: FarmDocument, from: string, typed: string): FarmDocument {
  const [key, to] = [customerKey(from), typed.trim()];
  const renamed = (value: unknown, field = ''): unknown => {
    if (Array.isArray(value)) return mapRecords<unknown>(value, (item) => renamed(item));
    if (isRecord(value)) return changeFields(value, renamed);
    return field === 'customer' && customerKey(textOrBlank(value)) === key ? to : value;
  };
  // Names change and nothing else, so a farm stays a farm.
  return NAMING.reduce(
    (one, list) => changeEntry(one, [list], renamed),
    farm as unknown,
  ) as FarmDocument;
}

function changeFields(
  record: JsonRecord,
  change: (value: unknown, name: string) => unknown,
): JsonRecord {
  const changed = Object.entries(record).flatMap(([name, value]) => {
    const after = change(value, name);
    return after === value ? [] : [[name, after] as const];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}
