import type { DayNumber } from '#domain/calendar/day-number.ts';
import { compareTexts } from '#domain/records/name-order.ts';
import { placeIn } from '#domain/records/sorted-list.ts';

/**
 * Everything that is wanted of one variety, in columns: which order, on which day, how many ounces.
 *
 * Events lie by the id of their order, so that ounces add up to the very same number however orders
 * are stored. Numbers side by side are read many times quicker than as many objects.
 */
export interface CropEvents {
  readonly orderIds: readonly string[];
  readonly days: readonly DayNumber[];
  readonly ounces: readonly number[];
}

/** Events while they are put together. */
export interface CropEventsBuilder {
  readonly orderIds: string[];
  readonly days: DayNumber[];
  readonly ounces: number[];
}

/** Nothing is wanted yet. */
export function noEvents(): CropEventsBuilder {
  return { orderIds: [], days: [], ounces: [] };
}

/** Whether two lists of events say the same. */
export function sameEvents(a: CropEvents, b: CropEvents): boolean {
  return (
    a === b ||
    (a.orderIds.length === b.orderIds.length &&
      a.orderIds.every((id, at) => id === b.orderIds[at]) &&
      a.days.every((day, at) => day === b.days[at]) &&
      a.ounces.every((oz, at) => oz === b.ounces[at]))
  );
}

/** Adds an event of an order behind all others. */
export function addEvent(
  events: CropEventsBuilder,
  orderId: string,
  day: DayNumber,
  ounces: number,
): void {
  events.orderIds.push(orderId);
  events.days.push(day);
  events.ounces.push(ounces);
}

/** The events with those of one order replaced; the same ones when it has none before and after. */
export function withOrderEvents(events: CropEvents, orderId: string, own: CropEvents): CropEvents {
  const start = placeIn(events.orderIds, orderId, compareTexts);
  let end = start;
  while (events.orderIds[end] === orderId) end += 1;
  const count = end - start;
  if (count + own.days.length === 0) return events;
  return {
    orderIds: events.orderIds.toSpliced(start, count, ...own.orderIds),
    days: events.days.toSpliced(start, count, ...own.days),
    ounces: events.ounces.toSpliced(start, count, ...own.ounces),
  };
}
