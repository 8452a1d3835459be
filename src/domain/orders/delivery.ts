import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { BulkItem, OrderCategory, OrderItem } from '#domain/orders/order.ts';
import { byId } from '#domain/records/change-records.ts';
import { sumOf } from '#domain/records/lists.ts';
import { oncePer } from '#domain/records/once-per.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';

export const DELIVERY_STATUSES = ['PACKED', 'DELIVERED'] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why less was delivered than ordered. */
export const DELIVERY_REASONS = ['SHORT', 'QUALITY', 'REFUSED', 'OTHER'] as const;

export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

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
  /** Only on a delivered one; absent if an older version marked it. */
  readonly sent?: Sent;
  /** Trays of live lines, by size; absent when none left or came back. */
  readonly trays?: readonly DeliveredTrays[];
}

/** Trays of one size that left with a delivery, and empties that were taken back with it. */
export interface DeliveredTrays {
  readonly sizeId: string;
  readonly left: number;
  readonly back: number;
}

/** Permanent record of what left with a delivery, whatever happens to its order. */
export interface Sent {
  /** The customer as spelled back then, else the name of the order. */
  readonly to: string;
  /** The customer's current name. '' without a customer. */
  readonly customer: string;
  readonly category: OrderCategory;
  /** The day it really came. */
  readonly dayISO: IsoDate;
  /** Those that were ordered, then those that were added. */
  readonly lines: readonly SentLine[];
  /** The batches it was cut from; absent on farms that don’t trace. */
  readonly parts?: readonly SentPart[];
}

/** Certainty of a delivered part's batch: chosen by hand, the only one, or from the supply ledger. */
export const PART_LINKS = ['named', 'only', 'served'] as const;

export type PartLink = (typeof PART_LINKS)[number];

export interface SentPart {
  readonly varietyId: string;
  /** The id of its supply lot; '' = unknown. */
  readonly batch: string;
  readonly oz: number;
  readonly link: PartLink;
}

/** A delivered line, even if all of it came back. */
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
  /** Amount the customer kept. */
  readonly quantity: number;
  /** Unit of a line in bulk; '' for packages. */
  readonly unit: BulkItem['unit'] | '';
  /** Per package or per unit of the weight, unrounded; null without a price. */
  readonly unitPrice: number | null;
  /** Dollars and cents; null without a price. */
  readonly amount: number | null;
}

export interface DeliveryLine {
  /** The line of the order; of an added line an id of its own. */
  readonly itemId: string;
  /** Packages, or weight in the unit of the line. */
  readonly packed: number;
  /** Returned or refused, at most the packed amount. */
  readonly returned: number;
  readonly reason?: DeliveryReason;
  /** Returned amount that can be sold again. Absent: none. */
  readonly back?: number;
  /** Item of an added line. Target, size, unit and price are used. */
  readonly extra?: OrderItem;
}

export function deliveryId(orderId: string, dateISO: IsoDate): string {
  return `dlv_${dateISO}_${orderId}`;
}

export function deliveryOf(
  deliveries: readonly Delivery[] | undefined,
  orderId: string,
  dateISO: IsoDate,
): Delivery | undefined {
  return deliveries && deliveriesById(deliveries).get(deliveryId(orderId, dateISO));
}

const deliveriesById = oncePer((deliveries: readonly Delivery[]) => byId(deliveries));

export function traysOf({ trays = [] }: Delivery, sizeId: string): DeliveredTrays | undefined {
  return trays.find((some) => some.sizeId === sizeId);
}

export interface TraysAway {
  readonly deliveries?: readonly Delivery[] | undefined;
}

/** Trays of a size that are out at all customers: left less back, never below 0. */
export function traysOutOf({ deliveries = [] }: TraysAway, sizeId: string): number {
  return Math.max(0, sumOf(deliveries.map((delivery) => netOf(delivery, sizeId))));
}

function netOf(delivery: Delivery, sizeId: string): number {
  const { left = 0, back = 0 } = traysOf(delivery, sizeId) ?? {};
  return left - back;
}
