import { dayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Delivery } from '../orders/delivery.ts';

/** How far a delivery is, as the person who packs sees it. */
export type DeliveryState = 'TO_DELIVER' | 'PACKED' | 'DELIVERED';

/** After this many days an unmarked delivery counts as delivered as ordered. */
const OPEN_DAYS = 7;

/** How far a delivery of a day is. */
export function deliveryState(
  delivery: Delivery | undefined,
  dayISO: IsoDate,
  today: IsoDate,
): DeliveryState {
  if (delivery?.status === 'DELIVERED') return 'DELIVERED';
  if (dayNumber(today) - dayNumber(dayISO) > OPEN_DAYS) return 'DELIVERED';
  return delivery === undefined ? 'TO_DELIVER' : 'PACKED';
}
