import type { Order, RecurringOrder, SingleOrder } from '#domain/orders/order.ts';
import { atOnce } from '#domain/records/at-once.ts';
import type { Steps } from '#domain/records/at-once.ts';
import { ORDERS, RECURRING, SINGLE } from '../schema/orders.ts';
import { readBoolean } from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { readItems, type KnownTargets } from './read-order-items.ts';
import { readRecord } from './read-record.ts';
import { listRecords, readRecords, recordSteps, unlessSame } from './read-records.ts';
import { readDay } from './read-time.ts';

/** The unified orders of both kinds. */
export function readStoredOrders(value: unknown, known: KnownTargets): Order[] {
  return atOnce(storedOrderSteps(value, known));
}

/** The same in steps: in a farm of years there are ten thousand. */
export function storedOrderSteps(value: unknown, known: KnownTargets): Steps<Order[]> {
  return recordSteps(value, ORDERS.prefix ?? '', (source, id) => readOrder(source, id, known));
}

/** One unified order; without a kind it is for one day. */
export function readOrder(source: JsonRecord, id: string, known: KnownTargets): Order {
  return readRecord(ORDERS, withPausesInOrder(source), id, {
    items: readItems(source.items, known),
  });
}

/** The Recurring Orders list. */
export function readRecurring(value: unknown): RecurringOrder[] {
  return readRecords(value, RECURRING.prefix, readRecurringOrder);
}

/** One standing order of the Recurring Orders list. */
export function readRecurringOrder(source: JsonRecord, id: string): RecurringOrder {
  return readRecord(RECURRING, withPausesInOrder(withFridayRule(source)), id);
}

/** The One-Time Orders list. */
export function readSingles(value: unknown): SingleOrder[] {
  return readRecords(value, SINGLE.prefix, readSingleOrder);
}

/** One order of the One-Time Orders list. */
export function readSingleOrder(source: JsonRecord, id: string): SingleOrder {
  return readRecord(SINGLE, withFridayRule(source), id);
}

/** A pause that was written from its last day to its first. */
export function withPausesInOrder(source: JsonRecord): JsonRecord {
  if (source.pauses === undefined) return source;
  const pauses = listRecords(source.pauses).map((pause) => {
    const [from, to] = [readDay(pause.from), readDay(pause.to)];
    return from !== null && to !== null && from > to ? { ...pause, from: to, to: from } : pause;
  });
  const settled = unlessSame(pauses, source.pauses);
  return settled === source.pauses ? source : { ...source, pauses: settled };
}

/** The slim lists spell the Friday rule like the unified orders do when they come from old files. */
function withFridayRule(source: JsonRecord): JsonRecord {
  const isFriday = readBoolean(source.harvestFridayIfWeekend, false);
  return isFriday ? { ...source, weekendHarvestToFriday: true } : source;
}
