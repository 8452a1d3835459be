import { dayNumber } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { MovedDays } from './moved-days.ts';
import { occurrenceDays } from './occurrences.ts';
import type { Order } from './order.ts';

/** An order with the deliveries of it that were put on another day. */
export type DatedOrder = Order & { readonly movedDays?: MovedDays };

/** One delivery of an order: the day that its rule gives, and the day it really comes. */
export interface OrderEvent {
  readonly eventDay: DayNumber;
  readonly deliveryDay: DayNumber;
}

/**
 * The deliveries of an order from one day to another, both included, by the day they really come.
 *
 * A move of a day on which the order does not fall due is not read.
 */
export function orderEvents(order: DatedOrder, from: DayNumber, to: DayNumber): OrderEvent[] {
  const { movedDays } = order;
  const days = ruleDays(order, from, to);
  if (movedDays === undefined) return days.map((day) => ({ eventDay: day, deliveryDay: day }));
  const events = days
    .filter((day) => !movedDays.has(day))
    .map((day) => ({ eventDay: day, deliveryDay: day }));
  for (const [eventDay, deliveryDay] of movedDays) {
    const isHere = deliveryDay >= from && deliveryDay <= to;
    if (isHere && isRuleDay(order, eventDay)) events.push({ eventDay, deliveryDay });
  }
  return events.sort((a, b) => a.deliveryDay - b.deliveryDay || a.eventDay - b.eventDay);
}

/** The days an order is delivered, both ends included; a moved delivery on its new day. */
export function eventDays(order: DatedOrder, from: DayNumber, to: DayNumber): DayNumber[] {
  return order.movedDays === undefined
    ? ruleDays(order, from, to)
    : orderEvents(order, from, to).map(({ deliveryDay }) => deliveryDay);
}

/** Whether an order falls due on a day by its own rule, wherever the delivery was moved to. */
export function isRuleDay(order: Order, day: DayNumber): boolean {
  return ruleDays(order, day, day).length > 0;
}

/** The earliest day an order can be delivered, or null when it never is. */
export function firstPossibleDay(order: DatedOrder): DayNumber | null {
  const iso = order.kind === 'RECURRING' ? order.startDate : order.date;
  if (iso === null) return null;
  const moved = order.movedDays === undefined ? [] : [...order.movedDays.values()];
  return Math.min(dayNumber(iso), ...moved);
}

/** Its one day, or every occurrence of a standing order. */
function ruleDays(order: Order, from: DayNumber, to: DayNumber): DayNumber[] {
  if (order.kind === 'RECURRING') return occurrenceDays(order, from, to);
  if (order.date === null) return [];
  const day = dayNumber(order.date);
  return day >= from && day <= to ? [day] : [];
}
