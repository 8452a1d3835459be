import { dayNumber } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import { occurrenceDays } from './occurrences.ts';
import type { Order } from './order.ts';

/** The days an order falls due, both ends included: its one day, or every occurrence of a standing order. */
export function eventDays(order: Order, from: DayNumber, to: DayNumber): DayNumber[] {
  if (order.kind === 'RECURRING') return occurrenceDays(order, from, to);
  if (order.date === null) return [];
  const day = dayNumber(order.date);
  return day >= from && day <= to ? [day] : [];
}

/** The earliest day an order can fall due, or null when it never does. */
export function firstPossibleDay(order: Order): DayNumber | null {
  const iso = order.kind === 'RECURRING' ? order.startDate : order.date;
  return iso === null ? null : dayNumber(iso);
}
