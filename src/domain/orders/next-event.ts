import { type DayNumber, type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import {
  type DatedOrder,
  type OrderEvent,
  firstPossibleDay,
  orderEvents,
  pausesOf,
} from './event-days.ts';

/** A monthly rule has an event at least every second month. */
const MAX_MONTHLY_GAP = 63;

/** The next day an order falls due, today included; null when it is over or has no date. */
export function nextEvent(order: DatedOrder, today: IsoDate): IsoDate | null {
  const event = nextDelivery(order, today);
  return event === null ? null : isoDate(event.deliveryDay);
}

export function nextDelivery(order: DatedOrder, today: IsoDate): OrderEvent | null {
  return nextDeliveries(order, today, 1)[0] ?? null;
}

export function nextDeliveries(
  order: DatedOrder,
  today: IsoDate,
  count: number,
): readonly OrderEvent[] {
  const first = firstPossibleDay(order);
  if (first === null) return [];
  const from = Math.max(first, dayNumber(today));
  const weeks = order.kind === 'RECURRING' ? order.interval : 1;
  const to = lastOddDay(order, from) + count * Math.max(MAX_MONTHLY_GAP, 7 * weeks);
  return orderEvents(order, from, to).slice(0, count);
}

/** From here on an order follows its rule again, without any pause or skip. */
function lastOddDay(order: DatedOrder, from: DayNumber): DayNumber {
  const days = [...(order.deliveries ?? [])].flatMap(([day, { movedTo = day }]) => [day, movedTo]);
  return Math.max(from, ...pausesOf(order).map(({ to }) => dayNumber(to)), ...days);
}
