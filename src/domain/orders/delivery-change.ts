import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { OrderItem } from './order.ts';

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

/** Ounces of a delivery from another day's harvest. */
export type TakeChange = DeliveryChangeBase &
  DeliveryPart & { readonly kind: 'TAKE'; readonly harvestISO: IsoDate };

/** Ounces that won't be delivered. */
export type LessChange = DeliveryChangeBase & DeliveryPart & { readonly kind: 'LESS' };

/** Ounces delivered as another variety, one for one. */
export type SwapChange = DeliveryChangeBase &
  DeliveryPart & {
    readonly kind: 'SWAP';
    readonly toVarietyId: string;
    /** Absent: cut on the harvest day of the delivery. */
    readonly harvestISO?: IsoDate;
  };

export type MoveChange = DeliveryChangeBase &
  OfDelivery & { readonly kind: 'MOVE'; readonly toISO: IsoDate };

export type SkipChange = DeliveryChangeBase & OfDelivery & { readonly kind: 'SKIP' };

/** Other lines for one delivery. Without lines it is skipped. */
export type ItemsChange = DeliveryChangeBase &
  OfDelivery & { readonly kind: 'ITEMS'; readonly items: readonly OrderItem[] };

/** Leftovers of a harvest that are sold, eaten or composted. */
export type GoneChange = DeliveryChangeBase & {
  readonly kind: 'GONE';
  readonly varietyId: string;
  readonly harvestISO: IsoDate;
  readonly oz: number;
};

/** References may be broken: a change whose order, variety or day is gone is kept but ignored. */
export type DeliveryChange =
  | TakeChange
  | LessChange
  | SwapChange
  | MoveChange
  | SkipChange
  | ItemsChange
  | GoneChange;

/** A delivery change before it is stored, without id, time and note. */
export type NewDeliveryChange = DeliveryChange extends infer Change
  ? Change extends DeliveryChange
    ? Omit<Change, keyof DeliveryChangeBase>
    : never
  : never;

export type NewTake = Extract<NewDeliveryChange, { readonly kind: 'TAKE' }>;
