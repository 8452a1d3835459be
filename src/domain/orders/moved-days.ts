import { dayNumber } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import type { DeliveryChange, MoveChange } from './delivery-change.ts';

/** The day each moved delivery of an order comes, by the day its rule gives. */
export type MovedDays = ReadonlyMap<DayNumber, DayNumber>;

/** Compares two changes by when they were agreed, the older one first. */
export function byAge(
  a: Pick<DeliveryChange, 'atISO' | 'id'>,
  b: Pick<DeliveryChange, 'atISO' | 'id'>,
): number {
  return compareTexts(a.atISO, b.atISO) || compareTexts(a.id, b.id);
}

/** The moved deliveries of all orders, by order id. Of several moves of one delivery the latest counts. */
export function movedDaysByOrder(
  changes: readonly DeliveryChange[],
): ReadonlyMap<string, MovedDays> {
  const moves = changes.filter((change): change is MoveChange => change.kind === 'MOVE');
  const byOrder = new Map<string, Map<DayNumber, DayNumber>>();
  for (const { orderId, dateISO, toISO } of moves.sort(byAge)) {
    const days = byOrder.get(orderId) ?? new Map<DayNumber, DayNumber>();
    byOrder.set(orderId, days.set(dayNumber(dateISO), dayNumber(toISO)));
  }
  return byOrder;
}
