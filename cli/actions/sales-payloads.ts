import { customerKey } from '#domain/customers/customer.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { JsonRecord } from '#state/read/coerce.ts';
import { CUSTOMER } from '#state/schema/sales.ts';
import * as a from '#state/schema/field.ts';
import { readObject } from '#state/read/read-record.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { readPrices } from '#state/read/slices/read-sales.ts';
import { UsageError } from '../command.ts';
import { type Payloads, textOf } from './described-payload.ts';

/** A price as a file spells it; the id may be made later. */
function priceOf(payload: JsonRecord): PayloadOf<'SET_PRICE'> {
  const [price] = readPrices([payload]);
  if (price === undefined) {
    throw new UsageError("needs one of 'varietyId' and 'productId', and an 'amount' of 0 or more.");
  }
  const { id, ...rest } = price;
  return { ...rest, ...('id' in payload && { id }) };
}

const NEW_CUSTOMER = a.object<PayloadOf<'ADD_CUSTOMER'>>({
  ...CUSTOMER,
  id: a.optionalText(),
  name: a.required(a.text()),
  formerName: a.optionalText(),
});

/** Somebody whom the farm does not know by the name yet: orders and prices know customers by it alone. */
function newCustomer(payload: JsonRecord, farm: FarmDocument): PayloadOf<'ADD_CUSTOMER'> {
  textOf(payload, 'name');
  const customer = readObject(NEW_CUSTOMER, payload);
  const { formerName = customer.name } = customer;
  const key = customerKey(customer.name);
  const others = customerKey(formerName) === key ? [] : selectCustomerNames(farm);
  const names = [...(farm.customers ?? []).map(({ name }) => name), ...others];
  if (names.some((name) => customerKey(name) === key)) {
    throw new UsageError(`There is a customer with the name '${customer.name}' already.`);
  }
  return customer;
}

const TEXT = a.required(a.text());
const DAY = a.required(a.day());

/** A standing order, and the list it is in. */
const STANDING = { list: a.required(a.choice(['orders', 'recurring'], undefined)), id: TEXT };
type PauseDays = PayloadOf<'ADD_ORDER_PAUSE'>['pause'];

/** How ends and pauses, customers and prices are read. */
export const SALES_PAYLOADS = {
  SET_ORDER_END: { ...STANDING, endDate: a.day() },
  ADD_ORDER_PAUSE: {
    ...STANDING,
    pause: a.required(
      a.object<PauseDays>({ id: a.optionalText(), from: DAY, to: DAY, note: a.text() }),
    ),
  },
  REMOVE_ORDER_PAUSE: { ...STANDING, pauseId: TEXT },
  ADD_CUSTOMER: newCustomer,
  SET_PRICE: priceOf,
} satisfies Partial<Payloads>;
