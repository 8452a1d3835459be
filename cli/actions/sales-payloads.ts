import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { DELIVERY_STATUSES, deliveryId } from '#domain/orders/delivery.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import type { DeliveryName } from '#state/records/orders/delivery-record.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { parseNumber, readChoice, readText, type JsonRecord } from '#state/read/coerce.ts';
import { CUSTOMER } from '#state/schema/sales.ts';
import * as a from '#state/schema/field.ts';
import { knownTargets } from '#state/read/slices/read-order-items.ts';
import { readObject } from '#state/read/read-record.ts';
import { selectCustomerNames } from '#state/selectors/sales/customers.ts';
import { readDeliveryLines, readPrices } from '#state/read/slices/read-sales.ts';
import { UsageError } from '../command.ts';
import { type Payloads, dayOf, listOf, textOf } from './described-payload.ts';

/** The deliveries that are packed or delivered; without a status they are as if nobody had packed them. */
function markedDeliveries(payload: JsonRecord): PayloadOf<'MARK_DELIVERIES'> {
  const deliveries = listOf(payload, 'deliveries', 'deliveries').map(deliveryName);
  const status = readChoice(payload.status, DELIVERY_STATUSES, null);
  if (status === null && (payload.status ?? null) !== null) {
    throw new UsageError(`has an unknown 'status', '${readText(payload.status)}'.`);
  }
  return { deliveries, status, ...(payload.labels === true && { labels: true }) };
}

/** What was packed and came back of one delivery. */
function correctedDelivery(payload: JsonRecord, farm: FarmDocument): PayloadOf<'CORRECT_DELIVERY'> {
  const { lines, note } = payload;
  if (lines !== undefined && !Array.isArray(lines)) throw new UsageError("needs a list 'lines'.");
  return {
    ...deliveryName(payload),
    ...(lines !== undefined && { lines: readDeliveryLines(lines, knownTargets(farm)) }),
    ...(note !== undefined && { note: readText(note) }),
  };
}

/** The batches of a delivery that has left. */
function namedBatches(
  payload: JsonRecord,
  { deliveries = [] }: FarmDocument,
): PayloadOf<'SET_DELIVERY_BATCHES'> {
  const name = deliveryName(payload);
  const id = deliveryId(name.orderId, name.dateISO);
  const delivery = deliveries.find((one) => one.id === id);
  if (sentOf(delivery) === undefined) throw new UsageError('Mark it delivered first.');
  const batches = listOf(payload, 'batches', 'batches').map((source) => {
    const oz = parseNumber(source.oz) ?? 0;
    if (oz <= 0) throw new UsageError("needs an amount above 0 in 'oz'.");
    return { batch: textOf(source, 'batch'), oz };
  });
  return { ...name, varietyId: textOf(payload, 'varietyId'), batches };
}

/** A price as a file spells it; the id may be made later. */
function priceOf(payload: JsonRecord): PayloadOf<'SET_PRICE'> {
  const [price] = readPrices([payload]);
  if (price === undefined) {
    throw new UsageError("needs one of 'varietyId' and 'productId', and an 'amount' of 0 or more.");
  }
  const { id, ...rest } = price;
  return { ...rest, ...('id' in payload && { id }) };
}

function deliveryName(source: JsonRecord): DeliveryName {
  textOf(source, 'dateISO');
  const dateISO = dayOf(source, 'dateISO');
  return { orderId: textOf(source, 'orderId'), dateISO };
}

/** Trays that came back, of a size that the farm has. */
function traysBack(payload: JsonRecord, { catalog }: FarmDocument): PayloadOf<'BOOK_TRAYS_BACK'> {
  const sizeId = textOf(payload, 'sizeId');
  const isKnown = [STANDARD_SIZE, ...(catalog.traySizes ?? [])].some(({ id }) => id === sizeId);
  if (!isKnown) throw new UsageError(`There is no tray size '${sizeId}'.`);
  const count = parseNumber(payload.count) ?? 0;
  if (!Number.isInteger(count) || count === 0) {
    throw new UsageError("needs a whole number other than 0 in 'count'.");
  }
  return { ...deliveryName(payload), sizeId, count, ...(payload.lost === true && { lost: true }) };
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

/** How ends and pauses, deliveries, customers and prices are read. */
export const SALES_PAYLOADS = {
  SET_ORDER_END: { ...STANDING, endDate: a.day() },
  ADD_ORDER_PAUSE: {
    ...STANDING,
    pause: a.required(
      a.object<PauseDays>({ id: a.optionalText(), from: DAY, to: DAY, note: a.text() }),
    ),
  },
  REMOVE_ORDER_PAUSE: { ...STANDING, pauseId: TEXT },
  MARK_DELIVERIES: markedDeliveries,
  CORRECT_DELIVERY: correctedDelivery,
  SET_DELIVERY_BATCHES: namedBatches,
  BOOK_TRAYS_BACK: traysBack,
  ADD_CUSTOMER: newCustomer,
  SET_PRICE: priceOf,
} satisfies Partial<Payloads>;
