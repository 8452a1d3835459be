import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import {
  DELIVERY_STATUSES,
  deliveryId,
  type Delivery,
  type DeliveryLine,
  type DeliveryStatus,
} from '#domain/orders/delivery.ts';
import { correctedDelivery, newSent } from '#domain/deliveries/sent-record.ts';
import { eventFinder } from '#domain/orders/farm-events.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { filterRecords, recordById } from '#domain/records/change-records.ts';
import { priceBook } from '#domain/prices/price-book.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { parseNumber, readChoice, readText } from '../../read/coerce.ts';
import { readDeliveryLines } from '../../read/slices/read-sales.ts';
import { knownTargets } from '../../read/slices/read-order-items.ts';
import { actionRules, changeRecord } from '../action-rules.ts';
import { PayloadError, listOf, textOf } from '../described-payload.ts';
import { readDeliveryName, withDelivery, type DeliveryName } from './delivery-record.ts';
import { withTraysLeft } from './empties.ts';
import { withNamedBatches, withSentParts, type NamedBatches } from './sent-parts.ts';
import type { JsonRecord } from '../../document/json-record.ts';

interface MarkedDeliveries {
  readonly deliveries: readonly DeliveryName[];
  readonly status: DeliveryStatus | null;
  /** Their labels were printed: what is packed or delivered already stays as it is. */
  readonly labels?: true;
}

/** Lines that are not as ordered, each in the place of what was noted of it before; and the note. */
interface CorrectedDelivery extends DeliveryName {
  readonly lines?: readonly DeliveryLine[];
  readonly note?: string;
}

/**
 * Packing and delivery records. A record holds only differences from the order. Delivered amounts are recorded
 * for good at current prices, so no later edit changes them.
 */
export const PACKING_ACTIONS = {
  /** One delivery or a whole day; null makes them as if nobody had packed them. */
  MARK_DELIVERIES: actionRules({
    payload: readMarked,
    label: ({ deliveries, status }) => {
      const what = deliveries.length === 1 ? 'delivery' : `${deliveries.length} deliveries`;
      if (status === null) return `Mark ${what} not packed`;
      return `Mark ${what} ${status === 'PACKED' ? 'packed' : 'delivered'}`;
    },
    run: (farm, marked, context) =>
      withSentParts(farm, markDeliveries(farm, marked, context), context.today),
  }),
  CORRECT_DELIVERY: actionRules({
    payload: readCorrected,
    label: 'Correct a delivery',
    run: (farm, { lines = [], note, ...name }, { today }) => {
      const after = withDelivery(farm, name, (delivery) => ({
        ...corrected(farm, delivery, readDeliveryLines(lines, knownTargets(farm))),
        note: note ?? delivery.note,
      }));
      return withSentParts(farm, after, today);
    },
  }),
  /** Names the batches that one variety of a delivery was cut from; none: as the ledger has it. */
  SET_DELIVERY_BATCHES: actionRules({
    payload: readBatches,
    label: 'Name batches of a delivery',
    edits: ({ orderId, dateISO }) => [{ list: 'deliveries', id: deliveryId(orderId, dateISO) }],
    run: (farm, { orderId, dateISO, ...named }, { today }) =>
      changeRecord(farm, 'deliveries', deliveryId(orderId, dateISO), (one) =>
        withNamedBatches(farm, one, named, today),
      ),
  }),
};

/** Without a status they are as if nobody had packed them. */
function readMarked(source: JsonRecord): MarkedDeliveries {
  const deliveries = listOf(source, 'deliveries', 'deliveries').map(readDeliveryName);
  const status = readChoice(source.status, DELIVERY_STATUSES, null);
  if (status === null && (source.status ?? null) !== null) {
    throw new PayloadError(`has an unknown 'status', '${readText(source.status)}'.`);
  }
  return { deliveries, status, ...(source.labels === true && { labels: true }) };
}

function readCorrected(source: JsonRecord, farm: FarmDocument): CorrectedDelivery {
  const { lines, note } = source;
  if (lines !== undefined && !Array.isArray(lines)) throw new PayloadError("needs a list 'lines'.");
  return {
    ...readDeliveryName(source),
    ...(lines !== undefined && { lines: readDeliveryLines(lines, knownTargets(farm)) }),
    ...(note !== undefined && { note: readText(note) }),
  };
}

/** Only what has left has batches. */
function readBatches(
  source: JsonRecord,
  { deliveries = [] }: FarmDocument,
): DeliveryName & NamedBatches {
  const name = readDeliveryName(source);
  const id = deliveryId(name.orderId, name.dateISO);
  if (sentOf(recordById(deliveries, id)) === undefined)
    throw new PayloadError('Mark it delivered first.');
  const batches = listOf(source, 'batches', 'batches').map((of) => {
    const oz = parseNumber(of.oz) ?? 0;
    if (oz <= 0) throw new PayloadError("needs an amount above 0 in 'oz'.");
    return { batch: textOf(of, 'batch'), oz };
  });
  return { ...name, varietyId: textOf(source, 'varietyId'), batches };
}

function markDeliveries(
  document: FarmDocument,
  { deliveries, status, labels }: MarkedDeliveries,
  { now }: ActionContext,
): FarmDocument {
  if (status === null) {
    const gone = new Set(deliveries.map(({ orderId, dateISO }) => deliveryId(orderId, dateISO)));
    const kept = filterRecords(document.deliveries ?? [], ({ id }) => !gone.has(id));
    return withList(document, 'deliveries', kept);
  }
  const known = new Set(labels && (document.deliveries ?? []).map(({ id }) => id));
  const isOpen = ({ orderId, dateISO }: DeliveryName) => !known.has(deliveryId(orderId, dateISO));
  const eventOf = eventFinder(document);
  const book = priceBook(document);
  return deliveries.filter(isOpen).reduce(
    (farm, name) =>
      withDelivery(farm, name, ({ sent: before, ...delivery }) => {
        if (status === 'PACKED')
          return withTraysLeft(farm, { ...delivery, status, deliveredAtISO: null });
        const event = before === undefined ? eventOf(name) : null;
        const sent = event === null ? before : newSent(event, delivery.lines, book);
        const deliveredAtISO = delivery.deliveredAtISO ?? isoInstant(now);
        const delivered = { ...delivery, status, deliveredAtISO, ...(sent && { sent }) };
        return withTraysLeft(farm, delivered);
      }),
    document,
  );
}

/** A delivery with some lines corrected, and what left with it if it has left. */
function corrected(
  document: FarmDocument,
  delivery: Delivery,
  lines: readonly DeliveryLine[],
): Delivery {
  const items = eventFinder(document)(delivery)?.order.items ?? [];
  const after = correctedDelivery(delivery, lines, items, priceBook(document));
  const hasLeft = after.status === 'DELIVERED' && after.sent !== undefined;
  return hasLeft ? withTraysLeft(document, after) : after;
}
