import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import type { VarietySupply } from './supply-ledger.ts';
import { deliveryKey } from './supply-claim.ts';
import type { ServedClaim } from './supply-claim.ts';

/** One variety of one delivery: what it asks for, and what it will not get. */
export interface DeliveryShort {
  readonly order: DatedOrder;
  readonly eventISO: IsoDate;
  readonly deliveryISO: IsoDate;
  readonly varietyId: string;
  readonly orderedOz: number;
  /** Below `SHORT_OZ` nobody would notice. */
  readonly shortOz: number;
  readonly claims: readonly ServedClaim[];
}

/** What every delivery asks of a variety and what it will not get, by the name of the delivery. */
export function deliveryShorts(supply: VarietySupply): ReadonlyMap<string, DeliveryShort> {
  const shorts = new Map<string, DeliveryShort & { claims: ServedClaim[] }>();
  for (const claim of supply.claims) {
    const key = deliveryKey(claim);
    const { order, eventISO, deliveryISO, varietyId } = claim;
    const delivery = { order, eventISO, deliveryISO, varietyId };
    const sofar = shorts.get(key) ?? { ...delivery, orderedOz: 0, shortOz: 0, claims: [] };
    shorts.set(key, {
      ...sofar,
      orderedOz: sofar.orderedOz + claim.oz,
      shortOz: sofar.shortOz + claim.oz - claim.gotOz,
      claims: [...sofar.claims, claim],
    });
  }
  return shorts;
}
