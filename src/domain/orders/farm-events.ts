import { dayNumber, isoDate } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import { orderEvents, withItems, type DatedOrder } from './event-days.ts';
import { readOrders, type OrderLists } from './read-orders.ts';

/** A delivery with its order, and with what was agreed to be different this time. */
export interface FarmEvent {
  /** With the lines of this delivery. */
  readonly order: DatedOrder;
  /** The day that the order's rule gives: it names the delivery together with the order. */
  readonly dateISO: IsoDate;
  /** The day it really comes. */
  readonly dayISO: IsoDate;
  readonly change: EventChangeWord;
}

/** Whether a delivery comes another day than its rule says, or has other lines than its order. */
export type EventChangeWord = '' | 'MOVED' | 'CHANGED' | 'MOVED+CHANGED';

/** All deliveries of a farm that come from one day to another, by their day and then by the order's name. */
export function farmEvents(lists: OrderLists, from: IsoDate, to: IsoDate): FarmEvent[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return readOrders(lists)
    .flatMap((order) => {
      const events = orderEvents(order, first, last);
      return events.map(({ eventDay, deliveryDay, items }): FarmEvent => {
        const isMoved = eventDay !== deliveryDay;
        const isChanged = items !== order.items;
        return {
          order: withItems(order, items),
          dateISO: isoDate(eventDay),
          dayISO: isoDate(deliveryDay),
          change: wordOf(isMoved, isChanged),
        };
      });
    })
    .sort(byDayAndOrder);
}

/** By the day they come, then by the name and the id of the order, then by the day of the rule. */
export function byDayAndOrder(a: NamedEvent, b: NamedEvent): number {
  return (
    compareTexts(a.dayISO, b.dayISO) ||
    compareTexts(a.order.name, b.order.name) ||
    compareTexts(a.order.id, b.order.id) ||
    compareTexts(a.dateISO, b.dateISO)
  );
}

type NamedEvent = Pick<FarmEvent, 'dayISO' | 'dateISO'> & {
  readonly order: Pick<DatedOrder, 'id' | 'name'>;
};

function wordOf(isMoved: boolean, isChanged: boolean): EventChangeWord {
  if (isMoved) return isChanged ? 'MOVED+CHANGED' : 'MOVED';
  return isChanged ? 'CHANGED' : '';
}
