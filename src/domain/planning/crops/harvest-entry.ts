import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/**
 * A harvest of one variety on one day and its reasons, in unrounded ounces, or trays. Derived from orders and never
 * stored.
 */
export interface HarvestEntry extends AmountUnit {
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly varietyName: string;
  readonly trays: number;
  readonly demandOz: number;
  readonly orderDemandOz: number;
  readonly carryUsedOz: number;
  readonly netDemandOz: number;
  readonly expectedOz: number;
  readonly leftoverOz: number;
  readonly bufferPercent: number;
  /** Fully covered by what is left from the harvest before: nothing is planted. */
  readonly carryOnly: boolean;
}
