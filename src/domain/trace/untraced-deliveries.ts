import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { deliveryOf } from '#domain/orders/delivery.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import type { SoldOrderLists } from '#domain/orders/sold-orders.ts';
import { isTracing } from './trace-farm.ts';

/** Further back nobody traces. */
const YEARS_DAYS = 5 * 366;

/**
 * Says how many past deliveries of an order were never marked delivered: with the order they are gone, and a trace
 * does not find them. '' when there are none, and on a farm that does not trace.
 */
export function untracedText(
  farm: SoldOrderLists & Parameters<typeof isTracing>[0],
  orderId: string,
  today: IsoDate,
): string {
  if (!isTracing(farm)) return '';
  const count = farmEvents(farm, addDays(today, -YEARS_DAYS), addDays(today, -1)).filter(
    ({ order, dateISO }) =>
      order.id === orderId && deliveryOf(farm.deliveries, orderId, dateISO)?.status !== 'DELIVERED',
  ).length;
  if (count === 0) return '';
  const were = count === 1 ? 'past delivery was' : 'past deliveries were';
  const them = count === 1 ? 'it' : 'them';
  return `${count} ${were} never marked delivered: Trace will not find ${them}.`;
}
