import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import type { Delivery } from '../orders/delivery.ts';

export type DeliveryState = 'TO_DELIVER' | 'PACKED' | 'DELIVERED';

/** After this many days an unmarked delivery counts as delivered as ordered. */
const OPEN_DAYS = 7;

export function deliveryState(
  delivery: Delivery | undefined,
  dayISO: IsoDate,
  today: IsoDate,
): DeliveryState {
  if (delivery?.status === 'DELIVERED') return 'DELIVERED';
  if (dayNumber(today) - dayNumber(dayISO) > OPEN_DAYS) return 'DELIVERED';
  return delivery === undefined ? 'TO_DELIVER' : 'PACKED';
}
