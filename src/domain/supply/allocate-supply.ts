import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { isWorthCutting } from '#domain/demand/worth-cutting.ts';
import { groupBy, sumByKey } from '../records/lists.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { DayClaim, Allocation, GrownLot } from './variety-supply.ts';

interface SupplyAllocation<C = DayClaim> {
  /** In the order in which they were served. */
  readonly claims: readonly Allocation<C>[];
  /** Ounces left by lot id. */
  readonly leftOz: ReadonlyMap<string, number>;
  /** Ounces left of the harvests before that stood ready on a day. */
  readonly carriedInOz: ReadonlyMap<IsoDate, number>;
}

/** Hears what a claim gets of a lot. */
type TellTaken<C> = (claim: C, lotId: string, oz: number) => void;

interface SupplyAndDemand<C> {
  /** By harvest day, then in the order in which they are used. */
  readonly lots: readonly GrownLot[];
  /** By harvest day, then in the order in which they are served. */
  readonly claims: readonly C[];
}

/**
 * Allocates one variety day by day: carry first, then the day’s lots, oldest first.
 *
 * Leftovers carry to the next day only if it has a claim. A delivery never gets greens harvested after it,
 * unless a delivery change says so or the delivery is past.
 */
export function allocateSupply<C extends DayClaim>(
  { lots, claims }: SupplyAndDemand<C>,
  today: IsoDate,
  tell: TellTaken<C> = () => undefined,
): SupplyAllocation<C> {
  const lotsByDay = groupBy(lots, ({ dayISO }) => dayISO);
  const claimsByDay = groupBy(claims, ({ dayISO }) => dayISO);
  const leftOz = new Map(lots.map(({ id, oz }) => [id, oz]));
  const carriedInOz = new Map<IsoDate, number>();
  const served: Allocation<C>[] = [];
  let carried: { readonly toISO: IsoDate; readonly lots: readonly GrownLot[] } | null = null;
  for (const dayISO of [...new Set([...lotsByDay.keys(), ...claimsByDay.keys()])].sort()) {
    const wanted = claimsByDay.get(dayISO) ?? [];
    const isWanted = isWorthCutting(wanted.reduce((sum, { oz }) => sum + oz, 0));
    const before: readonly GrownLot[] = isWanted && carried?.toISO === dayISO ? carried.lots : [];
    carriedInOz.set(dayISO, ouncesOn(before, leftOz));
    const there = [...before, ...(lotsByDay.get(dayISO) ?? [])];
    for (const claim of wanted) {
      served.push(serve(claim, there, { leftOz, today, tell }));
    }
    const isMovingOn = isWorthCutting(ouncesOn(there, leftOz));
    carried = isMovingOn ? { toISO: addDays(dayISO, 1), lots: there } : null;
  }
  return { claims: served, leftOz, carriedInOz };
}

interface Serving<C> {
  readonly leftOz: Map<string, number>;
  readonly today: IsoDate;
  readonly tell: TellTaken<C>;
}

function serve<C extends DayClaim>(
  claim: C,
  lots: readonly GrownLot[],
  { leftOz, today, tell }: Serving<C>,
): Allocation<C> {
  const isFree = claim.isTaken || claim.deliveryISO < today;
  let open = claim.oz;
  for (const { id, cutISO } of lots) {
    if (!isFree && cutISO > claim.deliveryISO) continue;
    const left = leftOz.get(id) ?? 0;
    const taken = Math.min(left, open);
    leftOz.set(id, left - taken);
    open -= taken;
    if (taken > 0) tell(claim, id, taken);
  }
  return { ...claim, gotOz: claim.oz - open };
}

function ouncesOn(lots: readonly GrownLot[], leftOz: ReadonlyMap<string, number>): number {
  return lots.reduce((sum, { id }) => sum + (leftOz.get(id) ?? 0), 0);
}

/**
 * Buffer ounces of each lot, by id. A harvested lot has a known weight and needs none; of several on a day the
 * last one holds it. Trays sold alive are held back whole.
 */
export function reserveByLot(
  lots: readonly GrownLot[],
  { claims, leftOz, carriedInOz }: SupplyAllocation,
  bufferPercent: number,
  isWhole = false,
): ReadonlyMap<string, number> {
  const open = claims.filter(({ isTaken }) => !isTaken);
  const ordered = sumByKey(open.map(({ dayISO, oz }) => [dayISO, oz]));
  const lastOfDay = new Map(
    lots.filter(({ state }) => state !== 'cut').map((lot) => [lot.dayISO, lot]),
  );
  return new Map(
    [...lastOfDay].map(([dayISO, { id }]) => {
      const own = Math.max(0, (ordered.get(dayISO) ?? 0) - (carriedInOz.get(dayISO) ?? 0));
      const buffer = isWorthCutting(own) ? (own * bufferPercent) / 100 : 0;
      const reserve = isWhole ? ceilWithEpsilon(buffer) : buffer;
      return [id, Math.min(leftOz.get(id) ?? 0, reserve)];
    }),
  );
}
