import { oncePer } from '#domain/records/once-per.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { DatedOrder } from '#domain/orders/event-days.ts';
import { sumOf, groupBy } from '#domain/records/lists.ts';
import type { VarietySupply } from './supply-ledger.ts';
import { deliveryKey, missedOz, type ClaimAllocation } from './supply-claim.ts';

/** One variety of one delivery: its claim and its shortage. */
export interface DeliveryShort {
  readonly order: DatedOrder;
  readonly eventISO: IsoDate;
  readonly deliveryISO: IsoDate;
  readonly varietyId: string;
  readonly orderedOz: number;
  /** Below `SHORT_OZ` it doesn't matter. */
  readonly shortOz: number;
  readonly claims: readonly ClaimAllocation[];
}

/** Claim and shortage of every delivery for a variety, by delivery key. */
export const deliveryShorts: (supply: VarietySupply) => ReadonlyMap<string, DeliveryShort> =
  oncePer(({ claims }: VarietySupply) => {
    const shorts = new Map<string, DeliveryShort>();
    for (const [key, [first, ...others]] of groupBy(claims, deliveryKey)) {
      if (first !== undefined) shorts.set(key, shortOf([first, ...others]));
    }
    return shorts;
  });

function shortOf(claims: readonly [ClaimAllocation, ...ClaimAllocation[]]): DeliveryShort {
  const [{ order, eventISO, deliveryISO, varietyId }] = claims;
  return {
    order,
    eventISO,
    deliveryISO,
    varietyId,
    orderedOz: claims.reduce((sum, { oz }) => sum + oz, 0),
    shortOz: sumOf(claims.map(missedOz)),
    claims,
  };
}
