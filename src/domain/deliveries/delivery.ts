import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import type { WorkMark } from '#domain/records/work-mark.ts';

/** How far a delivery is, in the order in which it goes. */
export const DELIVERY_STATUSES = ['PACKED', 'DELIVERED'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why less was delivered than ordered. */
export const DELIVERY_REASONS = ['SHORT', 'QUALITY', 'REFUSED', 'OTHER'] as const;

export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** What was packed and delivered of one event of an order. */
export interface Delivery {
  /** Made of the event, see `deliveryId`. */
  readonly id: string;
  readonly orderId: string;
  /** The day that the order's rule gives, also when the delivery was moved. */
  readonly dateISO: IsoDate;
  readonly status: DeliveryStatus;
  readonly deliveredAtISO: IsoInstant | null;
  /** Only those that differ from what was ordered, or were added. */
  readonly lines: readonly DeliveryLine[];
  readonly note: string;
  readonly by?: WorkMark;
}

/** A line of a delivery that is not as it was ordered. */
export interface DeliveryLine {
  /** The line of the order; of an added line an id of its own. */
  readonly itemId: string;
  /** Packages, or weight in the unit of the line. */
  readonly packed: number;
  /** Taken back or refused, at most what was packed. */
  readonly returned: number;
  readonly reason?: DeliveryReason;
  /** What an added line has: target, size, unit and price are read. */
  readonly extra?: OrderItem;
}

/** The id of the record of an event. */
export function deliveryId(orderId: string, dateISO: IsoDate): string {
  return `dlv_${dateISO}_${orderId}`;
}
