import type { Order, PastOrder } from '#domain/orders/order.ts';
import { formerOf } from '#domain/orders/past-of-order.ts';
import {
  ORDER_LISTS,
  storedRecords,
  type OrderList,
  type OrderRecords,
} from '#domain/orders/stored-order.ts';
import { sameValue } from '../../document/farm-document.ts';
import { ORDERS, PAST_ORDERS, RECURRING, SINGLE } from '../../schema/orders.ts';
import { readChoice } from '../coerce.ts';
import { readItems, type KnownTargets } from './read-order-items.ts';
import { readList, readRecord } from '../read-record.ts';
import { listRecords, recordSteps, reuseIfUnchanged } from '../read-records.ts';
import { readDay } from '../read-time.ts';
import { isRecord, type JsonRecord } from '../../document/json-record.ts';

/** Reads the unified orders of both kinds in steps. A farm of several years has ten thousand. */
export function storedOrderSteps(value: unknown, known: KnownTargets) {
  return recordSteps(value, ORDERS.prefix ?? '', (source, id) => readOrder(source, id, known));
}

/** Reads one unified order. Without a kind it is a one-time order. */
export function readOrder(source: JsonRecord, id: string, known: KnownTargets): Order {
  return readRecord(ORDERS, source, id, {
    items: readItems(source.items, known),
    former: readFormers(source.former, known) as Order['former'],
  });
}

/** Earlier versions of an order, each with what is left of one that is read. */
function readFormers(value: unknown, known: KnownTargets): readonly object[] {
  const formers = listRecords(value).flatMap((source) => {
    const until = readDay(source.until);
    if (until === null) return [];
    const { until: _until, former: _former, ...version } = source;
    const former = formerOf(readOrder(version, '', known), until);
    return [sameValue(former, source) ? source : former];
  });
  return reuseIfUnchanged(formers, value);
}

/** Reads deleted orders with past deliveries. An order that is in a list has no past here. */
export function readPastOrders(
  value: unknown,
  known: KnownTargets,
  lists: OrderRecords,
): readonly PastOrder[] {
  const listed = new Set(storedRecords(lists).map(({ id }) => id));
  return readList(PAST_ORDERS, value, (source, id) => {
    if (listed.has(id) || !isRecord(source.order)) return null;
    const list = readChoice(source.list, ORDER_LISTS, 'orders');
    const given = { list, order: readOrderOf(list, source.order, id, known) };
    return given as { readonly list: 'orders'; readonly order: Order }; // The record of just that list.
  });
}

export function readOrderOf<L extends OrderList>(
  list: L,
  source: JsonRecord,
  id: string,
  known: KnownTargets,
): OrderRecords[L][number] {
  return READERS[list](source, id, known);
}

const READERS: {
  readonly [L in OrderList]: (
    source: JsonRecord,
    id: string,
    known: KnownTargets,
  ) => OrderRecords[L][number];
} = {
  orders: readOrder,
  recurring: (source, id) => readRecord(RECURRING, source, id),
  single: (source, id) => readRecord(SINGLE, source, id),
};
