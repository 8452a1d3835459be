import { DELIVERY_STATUSES } from '#domain/deliveries/delivery.ts';
import { isIsoDate } from '#domain/calendar/day-number.ts';
import type { FarmAction } from '#state/actions/farm-action.ts';
import { targetsOf } from '#state/actions/orders.ts';
import type { DeliveryName } from '#state/actions/sales-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readChoice, readText } from '#state/normalise/coerce.ts';
import { isRecord, type JsonRecord } from '#state/normalise/json-record.ts';
import { needed, object } from '#state/schema/field.ts';
import { choice, day, optionalText, text } from '#state/schema/plain-fields.ts';
import { readDeliveryLines, readPrices } from '#state/normalise/read-sales.ts';
import { UsageError } from '../command.ts';
import { describedPayload } from './described-payload.ts';
import { textOf } from './payload-fields.ts';

type PayloadOf<T> =
  Extract<FarmAction, { readonly type: T }> extends { readonly payload: infer P } ? P : never;

/** The deliveries that are packed or delivered; without a status they are as if nobody had packed them. */
function markedDeliveries(payload: JsonRecord): PayloadOf<'MARK_DELIVERIES'> {
  const { deliveries } = payload;
  if (!Array.isArray(deliveries) || !deliveries.every(isRecord)) {
    throw new UsageError("needs a list of deliveries 'deliveries'.");
  }
  const status = readChoice(payload.status, DELIVERY_STATUSES, null);
  if (status === null && (payload.status ?? null) !== null) {
    throw new UsageError(`has an unknown 'status', '${readText(payload.status)}'.`);
  }
  return { deliveries: deliveries.map(deliveryName), status };
}

/** What was packed and came back of one delivery. */
function correctedDelivery(payload: JsonRecord, farm: FarmDocument): PayloadOf<'CORRECT_DELIVERY'> {
  const { lines, note } = payload;
  if (lines !== undefined && !Array.isArray(lines)) throw new UsageError("needs a list 'lines'.");
  return {
    ...deliveryName(payload),
    ...(lines !== undefined && { lines: readDeliveryLines(lines, targetsOf(farm)) }),
    ...(note !== undefined && { note: readText(note) }),
  };
}

/** A price as a file spells it; the id may be made later. */
function priceOf(payload: JsonRecord): PayloadOf<'SET_PRICE'> {
  const [price] = readPrices([payload]) ?? [];
  if (price === undefined) {
    throw new UsageError("needs one of 'varietyId' and 'productId', and an 'amount' of 0 or more.");
  }
  const { id, ...rest } = price;
  return { ...rest, ...('id' in payload && { id }) };
}

function deliveryName(source: JsonRecord): DeliveryName {
  const dateISO = textOf(source, 'dateISO');
  if (!isIsoDate(dateISO)) throw new UsageError("needs a day like 2026-11-20 in 'dateISO'.");
  return { orderId: textOf(source, 'orderId'), dateISO };
}

const TEXT = needed(text());
const DAY = needed(day());

/** A standing order, and the list it is in. */
const STANDING = { list: needed(choice(['orders', 'recurring'], undefined)), id: TEXT };
type PauseDays = PayloadOf<'ADD_ORDER_PAUSE'>['pause'];

/** How ends and pauses, deliveries, customers and prices are read. */
export const SALES_PAYLOADS = {
  SET_ORDER_END: describedPayload<PayloadOf<'SET_ORDER_END'>>({
    ...STANDING,
    endDate: day(),
  }),
  ADD_ORDER_PAUSE: describedPayload<PayloadOf<'ADD_ORDER_PAUSE'>>({
    ...STANDING,
    pause: needed(object<PauseDays>({ id: optionalText(), from: DAY, to: DAY, note: text() })),
  }),
  REMOVE_ORDER_PAUSE: describedPayload<PayloadOf<'REMOVE_ORDER_PAUSE'>>({
    ...STANDING,
    pauseId: TEXT,
  }),
  MARK_DELIVERIES: markedDeliveries,
  CORRECT_DELIVERY: correctedDelivery,
  ADD_CUSTOMER: describedPayload<PayloadOf<'ADD_CUSTOMER'>>({
    id: optionalText(),
    name: TEXT,
    email: text(),
    phone: text(),
    address: text(),
    note: text(),
    formerName: optionalText(),
  }),
  SET_PRICE: priceOf,
};
