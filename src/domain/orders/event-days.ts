import { type DayNumber, dayNumber } from '#domain/calendar/iso-date.ts';
import { addToGroup } from '#domain/records/lists.ts';
import type { ChangedDeliveries } from './changed-deliveries.ts';
import { occurrenceDays } from './occurrences.ts';
import type { Order, OrderItem, OrderPause } from './order.ts';
import type { ListedOrder } from './stored-order.ts';

/** An order or one of its earlier versions, with the changes to its single deliveries. */
export type DatedOrder = ListedOrder & {
  readonly deliveries?: ChangedDeliveries;
  /** The days on which this version counts, by the day a delivery really comes; absent: all days. */
  readonly counts?: CountingDays;
  readonly isDeleted?: true;
  /** Delivered deliveries keep their days, whatever the rule says now. */
  readonly sent?: SentEvents;
};

/** A span of days: the day after `after` up to and including `until`. */
interface CountingDays {
  readonly after: DayNumber;
  readonly until: DayNumber;
}

/** Deliveries that have left, all with the same lines. */
interface SentEvents {
  /** Whom they went to, as it was spelled back then. */
  readonly to: string;
  /** Their order as it is by now; null when it was deleted since. */
  readonly order: Order | null;
  readonly days: readonly Pick<OrderEvent, 'eventDay' | 'deliveryDay'>[];
}

/** A delivery has two days: the one its order's rule gives, and the one it really comes. */
export interface OrderEvent {
  /** The day that the order's rule gives: it names the delivery, also when that comes another day. */
  readonly eventDay: DayNumber;
  /** The day it really comes. */
  readonly deliveryDay: DayNumber;
  /** Its lines: the order's own, unless it has others. */
  readonly items: readonly OrderItem[];
}

/**
 * Deliveries of an order between two days, inclusive, by actual delivery day. Changes also count after the end
 * and in a pause, but only for days of the rule.
 */
export function orderEvents(order: DatedOrder, first: DayNumber, last: DayNumber): OrderEvent[] {
  const { deliveries, items, sent } = order;
  if (sent !== undefined) {
    const inRange = sent.days.filter(({ deliveryDay: day }) => day >= first && day <= last);
    return inRange.map((day) => ({ ...day, items }));
  }
  const [from, to] = countingWithin(order, first, last);
  const days = livingDays(order, from, to);
  if (deliveries === undefined) return days.map((day) => usualEvent(day, items));
  const events = days
    .filter((day) => !deliveries.has(day))
    .map((eventDay) => usualEvent(eventDay, items));
  for (const [eventDay, change] of deliveries) {
    const deliveryDay = change.movedTo ?? eventDay;
    if (change.isSkipped || deliveryDay < from || deliveryDay > to) continue;
    if (!isScheduledDay(order, eventDay)) continue;
    events.push({ eventDay, deliveryDay, items: change.items ?? items });
  }
  return events.sort((a, b) => a.deliveryDay - b.deliveryDay || a.eventDay - b.eventDay);
}

/** The delivery scheduled for a day, whenever it actually comes; `null` if there is none. */
export function eventOfRuleDay(order: DatedOrder, eventDay: DayNumber): OrderEvent | null {
  const change = order.deliveries?.get(eventDay);
  const deliveryDay = change?.movedTo ?? eventDay;
  const [first, last] = countingWithin(order, deliveryDay, deliveryDay);
  if (change?.isSkipped === true || first > last) return null;
  const isThere =
    change === undefined
      ? livingDays(order, eventDay, eventDay).length > 0
      : isScheduledDay(order, eventDay);
  return isThere ? { eventDay, deliveryDay, items: change?.items ?? order.items } : null;
}

/** Checks whether an order is due on a day by its rule, regardless of end, pauses and changes. */
export function isScheduledDay(order: Order, day: DayNumber): boolean {
  return ruleDays(order, day, day).length > 0;
}

/** The earliest day an order can be delivered, or null when it never is. */
export function firstPossibleDay(order: DatedOrder): DayNumber | null {
  if (order.sent) return Math.min(...order.sent.days.map(({ deliveryDay }) => deliveryDay));
  const iso = order.kind === 'RECURRING' ? order.startDate : order.date;
  if (iso === null) return null;
  const first = dayNumber(iso);
  if (order.deliveries === undefined) return first;
  return Math.min(first, ...[...order.deliveries.values()].map(({ movedTo }) => movedTo ?? first));
}

/** The deliveries of some days that have the same lines, nearly always all of them. */
export interface IdenticalDeliveries {
  /** With the lines of these deliveries. */
  readonly order: DatedOrder;
  readonly days: readonly DayNumber[];
}

/** Groups deliveries between two days by their lines, those with the order's own lines first. */
export function groupIdenticalDeliveries(
  order: DatedOrder,
  from: DayNumber,
  to: DayNumber,
): readonly IdenticalDeliveries[] {
  if (order.deliveries === undefined) {
    const days = livingDays(order, ...countingWithin(order, from, to));
    return days.length === 0 ? [] : [{ order, days }];
  }
  const byItems = new Map<readonly OrderItem[], DayNumber[]>([[order.items, []]]);
  for (const { deliveryDay, items } of orderEvents(order, from, to)) {
    addToGroup(byItems, items, deliveryDay);
  }
  return [...byItems]
    .filter(([, days]) => days.length > 0)
    .map(([items, days]) => ({ order: withItems(order, items), days }));
}

/** The name of an order in lists of past deliveries: a deleted order says so. */
export function shownName({ name, isDeleted }: Pick<DatedOrder, 'name' | 'isDeleted'>): string {
  return isDeleted === true ? `${name} (deleted)` : name;
}

/** The order as it is for one delivery; the very order where that has its own lines. */
export function withItems<T extends Order>(order: T, items: readonly OrderItem[]): T {
  return items === order.items ? order : { ...order, items };
}

export function allItems({ items, deliveries }: DatedOrder): readonly OrderItem[] {
  if (deliveries === undefined) return items;
  return [...items, ...[...deliveries.values()].flatMap((change) => change.items ?? [])];
}

/** Cuts a span to the days on which this version counts; no days when the first is after the last. */
function countingWithin(
  { counts }: DatedOrder,
  from: DayNumber,
  to: DayNumber,
): readonly [DayNumber, DayNumber] {
  return counts === undefined
    ? [from, to]
    : [Math.max(from, counts.after + 1), Math.min(to, counts.until)];
}

function usualEvent(day: DayNumber, items: readonly OrderItem[]): OrderEvent {
  return { eventDay: day, deliveryDay: day, items };
}

/** The days of the rule from the first day of the order to its last, without its pauses. */
function livingDays(order: Order, from: DayNumber, to: DayNumber): DayNumber[] {
  if (order.kind !== 'RECURRING') return ruleDays(order, from, to);
  const { endDate } = order;
  const last = endDate === undefined ? to : Math.min(to, dayNumber(endDate));
  const days = occurrenceDays(order, from, last);
  const spans = pausesOf(order).map(
    (pause) => [dayNumber(pause.from), dayNumber(pause.to)] as const,
  );
  return days.filter((day) => !spans.some(([first, until]) => day >= first && day <= until));
}

export function pausesOf(order: Order): readonly OrderPause[] {
  return order.kind === 'RECURRING' ? (order.pauses ?? []) : [];
}

function ruleDays(order: Order, from: DayNumber, to: DayNumber): DayNumber[] {
  if (order.kind === 'RECURRING') return occurrenceDays(order, from, to);
  if (order.date === null) return [];
  const day = dayNumber(order.date);
  return day >= from && day <= to ? [day] : [];
}
