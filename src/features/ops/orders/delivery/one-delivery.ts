import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { nextDelivery } from '#domain/orders/next-event.ts';
import type { OrderItem } from '#domain/orders/order.ts';

/** One delivery of an order that goes on. */
export interface OneDelivery {
  readonly orderId: string;
  /** The day that the order's rule gives. */
  readonly dateISO: IsoDate;
  /** The day it comes. */
  readonly dayISO: IsoDate;
  /** What the order is called. */
  readonly name: string;
  readonly items: readonly OrderItem[];
}

/** The next delivery of a standing order; null when there is none that could differ. */
export function nextOneDelivery(order: DatedOrder, today: IsoDate): OneDelivery | null {
  const event = order.kind === 'RECURRING' ? nextDelivery(order, today) : null;
  if (event === null) return null;
  const { id: orderId, name } = order;
  const [dateISO, dayISO] = [isoDate(event.eventDay), isoDate(event.deliveryDay)];
  return { orderId, name, dateISO, dayISO, items: event.items };
}
