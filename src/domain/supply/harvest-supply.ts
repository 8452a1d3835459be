import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { sumOf } from '#domain/records/lists.ts';
import { type SupplyLedger, missedOz, type VarietySupply } from './variety-supply.ts';

/** The lots of one harvest day and what claims them. */
export interface HarvestSupply extends Pick<VarietySupply, 'lots' | 'claims'> {
  /** Ounces of the harvest's own lots. */
  readonly supplyOz: number;
  /** Left of the days before and really there. */
  readonly carriedInOz: number;
  /** Shortage of the deliveries that claim this harvest. */
  readonly shortOz: number;
}

export function harvestSupply(
  ledger: SupplyLedger,
  dateISO: IsoDate,
  varietyId: string,
): HarvestSupply {
  const supply = ledger.get(varietyId);
  const lots = (supply?.lots ?? []).filter(({ dayISO }) => dayISO === dateISO);
  const claims = (supply?.claims ?? []).filter(({ dayISO }) => dayISO === dateISO);
  return {
    lots,
    claims,
    supplyOz: lots.reduce((sum, { oz }) => sum + oz, 0),
    carriedInOz: supply?.carriedInOz.get(dateISO) ?? 0,
    shortOz: sumOf(claims.map(missedOz)),
  };
}
