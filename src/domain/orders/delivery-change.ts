import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { OrderItem } from './order.ts';

/** What every agreement about a delivery has. */
interface DeliveryChangeBase {
  /** `dch_…`. */
  readonly id: string;
  readonly atISO: IsoInstant;
  readonly note: string;
}

/** Names one delivery: `dateISO` is the day that the order's own rule gives. */
interface OfDelivery {
  readonly orderId: string;
  readonly dateISO: IsoDate;
}

interface DeliveryPart extends OfDelivery {
  readonly varietyId: string;
  /** Above 0; what is more than the delivery asks for counts as far as it goes. */
  readonly oz: number;
}

/** These ounces of a delivery come from the harvest of another day. */
export type TakeChange = DeliveryChangeBase &
  DeliveryPart & { readonly kind: 'TAKE'; readonly harvestISO: IsoDate };

/** These ounces are, by agreement, not delivered. */
export type LessChange = DeliveryChangeBase & DeliveryPart & { readonly kind: 'LESS' };

/** These ounces are delivered as another variety, one for one. */
export type SwapChange = DeliveryChangeBase &
  DeliveryPart & {
    readonly kind: 'SWAP';
    readonly toVarietyId: string;
    /** Absent: cut on the harvest day of the delivery. */
    readonly harvestISO?: IsoDate;
  };

/** The whole delivery comes on another day. */
export type MoveChange = DeliveryChangeBase &
  OfDelivery & { readonly kind: 'MOVE'; readonly toISO: IsoDate };

/** One delivery does not happen. */
export type SkipChange = DeliveryChangeBase & OfDelivery & { readonly kind: 'SKIP' };

/** One delivery has other lines than the order; without any line it does not happen. */
export type ItemsChange = DeliveryChangeBase &
  OfDelivery & { readonly kind: 'ITEMS'; readonly items: readonly OrderItem[] };

/** Left-over greens of a harvest that are sold, eaten or composted. */
export type GoneChange = DeliveryChangeBase & {
  readonly kind: 'GONE';
  readonly varietyId: string;
  readonly harvestISO: IsoDate;
  readonly oz: number;
};

/**
 * What was agreed about one delivery of an order, or about left-over greens.
 *
 * References may lead nowhere: a record whose order, variety or day is gone is kept and not read.
 */
export type DeliveryChange =
  TakeChange | LessChange | SwapChange | MoveChange | SkipChange | ItemsChange | GoneChange;

/** A change that is not written down yet: without id, time and note. */
export type NewDeliveryChange = DeliveryChange extends infer Change
  ? Change extends DeliveryChange
    ? Omit<Change, keyof DeliveryChangeBase>
    : never
  : never;
