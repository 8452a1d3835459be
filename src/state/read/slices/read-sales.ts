import { deliveryId, type Delivery, type DeliveryLine } from '#domain/orders/delivery.ts';
import { firstOfEach } from '#domain/records/lists.ts';
import type { Price } from '#domain/prices/price.ts';
import { DELIVERIES, DELIVERY_LINE, PRICES } from '../../schema/sales.ts';
import { parseNumber, readText } from '../coerce.ts';
import { readOrderItem, type KnownTargets } from './read-order-items.ts';
import { readList, readObject } from '../read-record.ts';
import { listRecords } from '../read-records.ts';
import { readDay } from '../read-time.ts';
import { isRecord, type JsonRecord } from '../../document/json-record.ts';

/** Reads the price list. A price without an amount, target or size is dropped. */
export function readPrices(value: unknown): readonly Price[] {
  const isOfOneThing = ({ varietyId, productId }: JsonRecord) =>
    (readText(varietyId).trim() === '') !== (readText(productId).trim() === '');
  const hasSize = ({ packageOz }: JsonRecord) =>
    (packageOz ?? null) === null || (parseNumber(packageOz) ?? 0) > 0;
  return readList(PRICES, value, (source) => (isOfOneThing(source) && hasSize(source) ? {} : null));
}

/** Reads deliveries: one record per event, the first one if there are several. */
export function readDeliveries(value: unknown, known: KnownTargets): readonly Delivery[] {
  const idOf = ({ orderId, dateISO }: JsonRecord) =>
    deliveryId(readText(orderId), readDay(dateISO) ?? '');
  const sources = firstOfEach(listRecords(value), idOf).map((source) => ({
    ...source,
    id: idOf(source),
  }));
  return readList(DELIVERIES, sources, (source) => ({
    lines: readDeliveryLines(source.lines, known),
  }));
}

/** Reads delivery lines, one per order line. A line without a quantity is dropped. */
export function readDeliveryLines(value: unknown, known: KnownTargets): readonly DeliveryLine[] {
  const isLine = ({ itemId, packed }: JsonRecord) =>
    readText(itemId) !== '' && (parseNumber(packed) ?? -1) >= 0;
  const lines = firstOfEach(listRecords(value).filter(isLine), ({ itemId }) => readText(itemId));
  return lines.map((source) =>
    readObject(DELIVERY_LINE, source, {
      extra: isRecord(source.extra)
        ? readOrderItem(source.extra, readText(source.extra.id) || readText(source.itemId), known)
        : undefined,
    }),
  );
}
