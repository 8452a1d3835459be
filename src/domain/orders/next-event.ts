import { dayNumber, isoDate } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { eventDays, firstPossibleDay } from './event-days.ts';
import type { Order } from './order.ts';

/** A monthly rule has an event at least every second month. */
const MAX_MONTHLY_GAP = 63;

/** The next day an order falls due, today included; null when it is over or has no date. */
export function nextEvent(order: Order, today: IsoDate): IsoDate | null {
  const first = firstPossibleDay(order);
  if (first === null) return null;
  const from = Math.max(first, dayNumber(today));
  const weeks = order.kind === 'RECURRING' ? order.interval : 1;
  const day = eventDays(order, from, from + Math.max(MAX_MONTHLY_GAP, 7 * weeks))[0];
  return day === undefined ? null : isoDate(day);
}
