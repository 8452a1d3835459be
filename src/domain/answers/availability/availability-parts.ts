import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { shelfLifeDays, type Variety } from '#domain/catalog/varieties/variety.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { byCut } from '#domain/supply/gather-lots.ts';
import type { SupplyLedger } from '#domain/supply/supply-ledger.ts';
import type { SupplyLot } from '#domain/supply/supply-lot.ts';

/** One variety of the requested item. */
export interface AvailabilityPart {
  readonly variety: Variety;
  readonly oz: number;
}

/** Harvest day and delivery day of a delivery. */
export interface DeliveryDays {
  readonly dateISO: IsoDate;
  readonly harvestISO: IsoDate;
  readonly today: IsoDate;
}

/** Returns the last day on which greens can be harvested for a delivery. */
export function lastCutDay({ dateISO, harvestISO, today }: DeliveryDays): IsoDate {
  const earliest = harvestISO > today ? harvestISO : today;
  return dateISO < earliest ? dateISO : earliest;
}

/** Checks whether a lot is or will be available. */
export function isPromisable({ state }: Pick<SupplyLot, 'state'>): boolean {
  return state === 'cut' || state === 'growing' || state === 'planned';
}

/** Checks whether a lot is still fresh on a day. */
export function isWithinShelfLife(lot: SupplyLot, variety: Variety, dateISO: IsoDate): boolean {
  return daysBetween(lot.cutISO, dateISO) <= shelfLifeDays(variety);
}

/**
 * Lots that can supply a part, earliest harvest first: harvested on time, on the harvest day or still fresh.
 *
 * @param ouncesOf - Usable ounces of a lot.
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
