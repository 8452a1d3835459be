import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { readOrders, type OrderLists } from '#domain/orders/read-orders.ts';
import { compareTexts, groupBy } from '#domain/records/lists.ts';
import { readSoldOrders, type SoldOrderLists } from '#domain/orders/sold-orders.ts';
import {
  eventOfRuleDay,
  orderEvents,
  withItems,
  type DatedOrder,
  type OrderEvent,
} from './event-days.ts';

export interface FarmEvent {
  /** With the lines of this delivery. */
  readonly order: DatedOrder;
  /** The day that the order's rule gives: it names the delivery together with the order. */
  readonly dateISO: IsoDate;
  /** The day it really comes. */
  readonly dayISO: IsoDate;
  readonly change: EventChangeWord;
}

/** Difference of a delivery from its rule: another day, other lines, or both. */
export type EventChangeWord = '' | 'MOVED' | 'CHANGED' | 'MOVED+CHANGED';

/** All deliveries between two days, by day, then by order name. A delivered one is as recorded. */
export function farmEvents(lists: SoldOrderLists, from: IsoDate, to: IsoDate): FarmEvent[] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  return readSoldOrders(lists)
    .flatMap((order) => orderEvents(order, first, last).map((event) => farmEvent(order, event)))
    .sort(byDayAndOrder);
}

/** Finds events by their order and the day of its rule, as the orders have them by now; null where there is none. */
export function eventFinder(
  farm: OrderLists,
): (name: { readonly orderId: string; readonly dateISO: IsoDate }) => FarmEvent | null {
  const versions = groupBy(readOrders(farm), ({ id }) => id);
  return ({ orderId, dateISO }) => {
    for (const order of versions.get(orderId) ?? []) {
      const event = eventOfRuleDay(order, dayNumber(dateISO));
      if (event !== null) return farmEvent(order, event);
    }
    return null;
  };
}

export function farmEvent(
  order: DatedOrder,
  { eventDay, deliveryDay, items }: OrderEvent,
): FarmEvent {
  return {
    order: withItems(order, items),
    dateISO: isoDate(eventDay),
    dayISO: isoDate(deliveryDay),
    change: wordOf(eventDay !== deliveryDay, items !== order.items),
  };
}

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
