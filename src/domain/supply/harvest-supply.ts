import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { sumOf } from '#domain/units/sum.ts';
import type { SupplyLedger } from './supply-ledger.ts';
import { missedOz } from './supply-claim.ts';
import type { LotState } from './supply-lot.ts';

/** What is really there for one harvest of a variety. Weights in ounces, unrounded. */
export interface HarvestSupply {
  /** Of the harvest's own lots. */
  readonly supplyOz: number;
  /** Left of the days before and really there. */
  readonly carriedInOz: number;
  /** What the deliveries that claim this harvest do not get. */
  readonly shortOz: number;
  /** Of the lot that is used first; '' when nothing grows for the day. */
  readonly state: LotState | '';
}

/** What the supply ledger says of the harvest of a variety on a day. */
export function harvestSupply(
  ledger: SupplyLedger,
  dateISO: IsoDate,
  varietyId: string,
): HarvestSupply {
  const supply = ledger.get(varietyId);
  const lots = (supply?.lots ?? []).filter(({ dayISO }) => dayISO === dateISO);
  const claims = (supply?.claims ?? []).filter(({ dayISO }) => dayISO === dateISO);
  return {
    supplyOz: lots.reduce((sum, { oz }) => sum + oz, 0),
    carriedInOz: supply?.carriedInOz.get(dateISO) ?? 0,
    shortOz: sumOf(claims.map(missedOz)),
    state: lots[0]?.state ?? '',
  };
}
