import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { OunceChange } from '#domain/planning/delivery-claims.ts';

/** Ounces of a variety that one delivery asks of the harvest of one day. */
export interface SupplyClaim {
  readonly order: DatedOrder;
  /** The day that the order's own rule gives; names the delivery together with the order. */
  readonly eventISO: IsoDate;
  readonly deliveryISO: IsoDate;
  readonly varietyId: string;
  readonly dayISO: IsoDate;
  readonly oz: number;
  readonly isTaken: boolean;
  readonly change: OunceChange | null;
}

export interface ServedClaim extends SupplyClaim {
  readonly gotOz: number;
}

/** The name of a delivery: its order and the day that the order's own rule gives. */
export function deliveryKey(claim: {
  readonly order: { readonly id: string };
  readonly eventISO: IsoDate;
}): string {
  return `${claim.order.id}|${claim.eventISO}`;
}
