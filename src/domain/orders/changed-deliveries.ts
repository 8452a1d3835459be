import { type DayNumber, dayNumber } from '#domain/calendar/iso-date.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { DeliveryChange, ItemsChange, MoveChange, SkipChange } from './delivery-change.ts';
import type { OrderItem } from './order.ts';

interface ChangedDelivery {
  readonly isSkipped: boolean;
  /** The day it comes; absent: the day of the rule. */
  readonly movedTo?: DayNumber;
  /** Delivered lines. Absent: the lines of the order. */
  readonly items?: readonly OrderItem[];
}

/** The deliveries of an order of which something was said, by the day its rule gives. */
export type ChangedDeliveries = ReadonlyMap<DayNumber, ChangedDelivery>;

export const byAge = byTexts('atISO', 'id');

/**
 * Delivery changes by order id. The newest change wins: a skip cancels older changes, and a newer change
 * cancels the skip. A delivery without lines is skipped.
 */
export function changedDeliveriesByOrder(
  changes: readonly DeliveryChange[],
): ReadonlyMap<string, ChangedDeliveries> {
  const byOrder = new Map<string, Map<DayNumber, ChangedDelivery>>();
  for (const change of changes.filter(isOfEvent).sort(byAge)) {
    const days = byOrder.get(change.orderId) ?? new Map<DayNumber, ChangedDelivery>();
    const day = dayNumber(change.dateISO);
    byOrder.set(change.orderId, days.set(day, afterChange(days.get(day), change)));
  }
  for (const days of byOrder.values()) {
    for (const [day, { items }] of days) if (items?.length === 0) days.set(day, SKIPPED);
  }
  return byOrder;
}

/** A change of whether, when or with what a delivery comes. Other changes affect its ounces. */
type EventChange = MoveChange | SkipChange | ItemsChange;

export function isOfEvent(change: DeliveryChange): change is EventChange {
  return change.kind === 'MOVE' || change.kind === 'SKIP' || change.kind === 'ITEMS';
}

const SKIPPED: ChangedDelivery = { isSkipped: true };

function afterChange(before: ChangedDelivery | undefined, change: EventChange): ChangedDelivery {
  switch (change.kind) {
    case 'SKIP':
      return SKIPPED;
    case 'MOVE':
      return { ...before, isSkipped: false, movedTo: dayNumber(change.toISO) };
    case 'ITEMS':
      return { ...before, isSkipped: false, items: change.items };
  }
}
