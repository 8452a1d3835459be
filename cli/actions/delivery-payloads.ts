import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import { DELIVERY_STATUSES, deliveryId } from '#domain/orders/delivery.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import type { DeliveryName } from '#state/records/orders/delivery-record.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { parseNumber, readChoice, readText, type JsonRecord } from '#state/read/coerce.ts';
import { knownTargets } from '#state/read/slices/read-order-items.ts';
import { readDeliveryLines } from '#state/read/slices/read-sales.ts';
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

/** How what is packed, corrected and brought back is read. */
export const DELIVERY_PAYLOADS = {
  MARK_DELIVERIES: markedDeliveries,
  CORRECT_DELIVERY: correctedDelivery,
  SET_DELIVERY_BATCHES: namedBatches,
  BOOK_TRAYS_BACK: traysBack,
} satisfies Partial<Payloads>;
