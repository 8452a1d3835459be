import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestAmounts } from './harvest-amounts.ts';

/**
 * A harvest of one variety on one day and its reasons, in unrounded ounces, or trays. Derived from orders and never
 * stored.
 */
export interface HarvestEntry extends HarvestAmounts, AmountUnit {
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly varietyName: string;
  readonly orderDemandOz: number;
  readonly bufferPercent: number;
  /** Fully covered by what is left from the harvest before: nothing is planted. */
  readonly carryOnly: boolean;
}
