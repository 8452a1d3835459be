import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OunceChange } from '#domain/demand/delivery-claims.ts';

/** Ounces of a variety claimed from one day's harvest. */
export interface DayClaim {
  readonly dayISO: IsoDate;
  readonly deliveryISO: IsoDate;
  readonly oz: number;
  readonly isTaken: boolean;
}

/** A dryer load's claim. It is taken on the harvest day, after all deliveries. */
export interface SupplyDryClaim extends DayClaim {
  readonly loadId: string;
  readonly itemId: string;
  readonly varietyId: string;
}

/** A claim and the ounces it gets. */
export type Allocation<C> = C & { readonly gotOz: number };

/** Ounces of a variety that one delivery asks of the harvest of one day. */
export interface SupplyClaim extends DayClaim {
  readonly order: DatedOrder;
  /** The day that the order's own rule gives; names the delivery together with the order. */
  readonly eventISO: IsoDate;
  readonly varietyId: string;
  /** It has gone out already: what the ledger cannot find for it is a wrong count, not a short delivery. */
  readonly isLeft: boolean;
  readonly change: OunceChange | null;
}

export type ClaimAllocation = Allocation<SupplyClaim>;

/** Ounces that a delivery does not get. One that has gone out already is never short. */
export function missedOz({ oz, gotOz, isLeft }: ClaimAllocation): number {
  return isLeft ? 0 : oz - gotOz;
}

/** The name of a delivery: its order and the day that the order's own rule gives. */
export function deliveryKey(claim: {
  readonly order: { readonly id: string };
  readonly eventISO: IsoDate;
}): string {
  return `${claim.order.id}|${claim.eventISO}`;
}
