import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import type { SupplyLedger, SupplyLot } from '#domain/supply/variety-supply.ts';
import { type IsoDate, daysBetween } from '#domain/calendar/iso-date.ts';
import { shelfLifeOf, type Variety } from '#domain/catalog/varieties/variety.ts';
import { byCut } from '#domain/supply/gather-lots.ts';

export interface TakenLot {
  readonly lot: SupplyLot;
  readonly oz: number;
}

/** One variety of the requested item: ounces taken from lots and ounces planted. */
export interface SplitPart extends AvailabilityPart {
  /** All lots that may serve it. */
  readonly lots: readonly SupplyLot[];
  /** Ounces on them that may be used. */
  readonly haveOz: number;
  readonly take: readonly TakenLot[];
  readonly plantOz: number;
}

export interface FulfillmentOption {
  /** Takes what is left over and plants the rest; else a part is taken whole or planted whole. */
  readonly isMixed: boolean;
  readonly usesBuffer: boolean;
}

/** Ways to fulfill a request, best first. */
export const FULFILLMENT_OPTIONS: readonly [FulfillmentOption, ...FulfillmentOption[]] = [
  { isMixed: false, usesBuffer: false },
  { isMixed: true, usesBuffer: false },
  { isMixed: false, usesBuffer: true },
  { isMixed: true, usesBuffer: true },
];

export const freeOf = ({ freeOz }: SupplyLot): number => freeOz;

/** Ounces of a lot that may be used, with its buffer. */
export const leftOf = ({ leftOz }: SupplyLot): number => leftOz;

export function splitParts(
  parts: readonly AvailabilityPart[],
  days: DeliveryDays,
  ledger: SupplyLedger,
  { isMixed, usesBuffer }: FulfillmentOption,
): SplitPart[] {
  const ouncesOf = usesBuffer ? leftOf : freeOf;
  return parts.map((part) => {
    const lots = lotsFor(part, days, ledger, ouncesOf);
    const haveOz = lots.reduce((sum, lot) => sum + ouncesOf(lot), 0);
    const isCovered = !isWorthCutting(part.oz - haveOz);
    const take = isMixed || isCovered ? takeFrom(lots, part.oz, ouncesOf) : [];
    const rest = part.oz - take.reduce((sum, { oz }) => sum + oz, 0);
    return { ...part, lots, haveOz, take, plantOz: isWorthCutting(rest) ? rest : 0 };
  });
}

export function takeFrom(
  lots: readonly SupplyLot[],
  wantedOz: number,
  ouncesOf: (lot: SupplyLot) => number,
): TakenLot[] {
  let open = wantedOz;
  return lots.flatMap((lot) => {
    const oz = Math.min(open, ouncesOf(lot));
    if (!isWorthCutting(oz)) return [];
    open -= oz;
    return [{ lot, oz }];
  });
}

export function bufferOunces(taken: readonly TakenLot[]): number {
  return taken.reduce((sum, { lot, oz }) => sum + Math.max(0, oz - lot.freeOz), 0);
}

/** One variety of the requested item. */
export interface AvailabilityPart {
  readonly variety: Variety;
  readonly oz: number;
}

export interface DeliveryDays {
  readonly dateISO: IsoDate;
  readonly harvestISO: IsoDate;
  readonly today: IsoDate;
}

export function lastCutDay({ dateISO, harvestISO, today }: DeliveryDays): IsoDate {
  const earliest = harvestISO > today ? harvestISO : today;
  return dateISO < earliest ? dateISO : earliest;
}

export function isPromisable({ state }: Pick<SupplyLot, 'state'>): boolean {
  return state === 'cut' || state === 'growing' || state === 'planned';
}

export function isWithinShelfLife(
  { cutISO }: Pick<SupplyLot, 'cutISO'>,
  variety: Partial<Variety>,
  dateISO: IsoDate,
): boolean {
  return daysBetween(cutISO, dateISO) <= shelfLifeOf(variety);
}

/** Lots for a part, earliest harvest first: harvested on time, and on the harvest day or still fresh. */
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
