import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { BulkItem, OrderCategory, OrderItem } from '#domain/orders/order.ts';
import type { WorkMark } from '#domain/calendar/work-mark.ts';

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
  /** Of a delivered one only; absent on what older versions marked. */
  readonly sent?: Sent;
}

/** What left with a delivery, written down for good: whatever becomes of its order, this was sold. */
export interface Sent {
  /** The customer as spelled back then, else the name of the order. */
  readonly to: string;
  /** The same customer as it is called today; '' when nobody was named. */
  readonly customer: string;
  readonly category: OrderCategory;
  /** The day it really came. */
  readonly dayISO: IsoDate;
  /** Those that were ordered, then those that were added. */
  readonly lines: readonly SentLine[];
  /** The batches it was cut from; absent on farms that don’t trace. */
  readonly parts?: readonly SentPart[];
}

/** How sure it is that a part of a delivery came from its batch: named by hand, the only one there, or as the ledger has it. */
export const PART_LINKS = ['named', 'only', 'served'] as const;

export type PartLink = (typeof PART_LINKS)[number];

/** Ounces of a delivery that were cut from one batch. */
export interface SentPart {
  readonly varietyId: string;
  /** The id of its supply lot; '' = unknown. */
  readonly batch: string;
  readonly oz: number;
  readonly link: PartLink;
}

/** A line that left, also one of which all came back. */
export interface SentLine {
  readonly itemId: string;
  readonly varietyId?: string;
  readonly productId?: string;
  /** As the pack list words it: "Rambo Radish 4 oz". */
  readonly text: string;
  /** Packages, or weight in the unit; null on an added line. */
  readonly ordered: number | null;
  /** Null for a loose weight. */
  readonly packageOz: number | null;
  /** What the customer kept. */
  readonly quantity: number;
  /** Of a loose weight; '' for packages. */
  readonly unit: BulkItem['unit'] | '';
  /** Per package or per unit of the weight, unrounded; null without a price. */
  readonly unitPrice: number | null;
  /** Dollars and cents; null without a price. */
  readonly amount: number | null;
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
  /** Of what was returned, fit to be sold again; absent: nothing. */
  readonly back?: number;
  /** What an added line has: target, size, unit and price are read. */
  readonly extra?: OrderItem;
}

/** The id of the record of an event. */
export function deliveryId(orderId: string, dateISO: IsoDate): string {
  return `dlv_${dateISO}_${orderId}`;
}
