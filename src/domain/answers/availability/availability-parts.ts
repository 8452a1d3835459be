import { daysBetween } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { shelfLifeDays } from '#domain/catalog/varieties/shelf-life.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { byCut } from '#domain/supply/gather-lots.ts';
import type { SupplyLedger } from '#domain/supply/supply-ledger.ts';
import type { SupplyLot } from '#domain/supply/supply-lot.ts';

/** One variety of what is asked for. */
export interface AvailabilityPart {
  readonly variety: Variety;
  readonly oz: number;
}

/** When a delivery is cut for and when it comes. */
export interface DeliveryDays {
  readonly dateISO: IsoDate;
  readonly harvestISO: IsoDate;
  readonly today: IsoDate;
}

/** The last day on which something can be cut that is delivered as if cut on its harvest day. */
export function lastCutDay({ dateISO, harvestISO, today }: DeliveryDays): IsoDate {
  const earliest = harvestISO > today ? harvestISO : today;
  return dateISO < earliest ? dateISO : earliest;
}

/** Whether a lot is or will be available. */
export function isPromisable({ state }: Pick<SupplyLot, 'state'>): boolean {
  return state === 'cut' || state === 'growing' || state === 'planned';
}

/** Whether a lot is still fresh on a day. */
export function isWithinShelfLife(lot: SupplyLot, variety: Variety, dateISO: IsoDate): boolean {
  return daysBetween(lot.cutISO, dateISO) <= shelfLifeDays(variety);
}

/**
 * The lots that may serve a part of what is asked for, those cut first first: cut in time, and of
 * the harvest day itself or still fresh.
 *
 * @param ouncesOf - What of a lot may be used.
 */
export function lotsFor(
  { variety }: AvailabilityPart,
  days: DeliveryDays,
  ledger: SupplyLedger,
  ouncesOf: (lot: SupplyLot) => number,
): SupplyLot[] {
  const last = lastCutDay(days);
  return (ledger.get(variety.id)?.lots ?? [])
    .filter(
      (lot) =>
        isWorthCutting(ouncesOf(lot)) &&
        isPromisable(lot) &&
        lot.cutISO <= last &&
        (lot.dayISO === days.harvestISO || isWithinShelfLife(lot, variety, days.dateISO)),
    )
    .sort(byCut);
}
