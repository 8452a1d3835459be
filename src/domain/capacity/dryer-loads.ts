import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { CapacityDemand, FreezeDryer } from './capacity.ts';
import type { ResourceUse } from './demand-uses.ts';

/** A harvest that goes into the freeze dryers. */
export interface DryerLoad {
  readonly demand: CapacityDemand;
  readonly day: DayNumber;
}

interface PlacedLoad {
  readonly dryer: FreezeDryer;
  readonly trays: number;
  readonly from: DayNumber;
  readonly until: DayNumber;
}

/** Dries one day, where a farm has no dryer to say how long. */
const NO_DRYER: FreezeDryer = { id: '', label: '', shelves: 0, cycleDays: 1, shelfMaxOz: 0 };

/**
 * What the loads take of the freeze dryers: a shelf per tray, on as many days as the dryer needs.
 *
 * Loads are placed in their order, each in the quickest dryers that have shelves free. What finds
 * none stands in the quickest dryer beyond its shelves, which is then found as a conflict.
 */
export function dryerUses(
  loads: readonly DryerLoad[],
  dryers: readonly FreezeDryer[],
): ResourceUse[] {
  const quickest = dryers.toSorted((a, b) => a.cycleDays - b.cycleDays);
  const placed: PlacedLoad[] = [];
  return loads.flatMap(({ demand, day }) => {
    const parts = placeLoad(demand.traysNeeded, day, quickest, placed);
    placed.push(...parts);
    return parts.flatMap(({ trays, from, until }): ResourceUse[] => {
      const use = { demandId: demand.id, varietyId: demand.varietyId, from, until };
      return [
        { ...use, resource: 'freezeShelves', amount: trays },
        { ...use, resource: 'freezeOunces', amount: trays * demand.ozPerTray },
      ];
    });
  });
}

function placeLoad(
  trays: number,
  day: DayNumber,
  dryers: readonly FreezeDryer[],
  placed: readonly PlacedLoad[],
): PlacedLoad[] {
  const parts: PlacedLoad[] = [];
  let left = trays;
  for (const dryer of dryers) {
    const until = lastDay(dryer, day);
    const part = Math.min(left, freeShelves(dryer, day, until, placed));
    if (part <= 0) continue;
    parts.push({ dryer, trays: part, from: day, until });
    left -= part;
  }
  const beyond = dryers[0] ?? NO_DRYER;
  return left > 0
    ? [...parts, { dryer: beyond, trays: left, from: day, until: lastDay(beyond, day) }]
    : parts;
}

function lastDay(dryer: FreezeDryer, day: DayNumber): DayNumber {
  return day + Math.ceil(dryer.cycleDays);
}

/** Shelves that stay free on all days of a cycle. */
function freeShelves(
  dryer: FreezeDryer,
  from: DayNumber,
  until: DayNumber,
  placed: readonly PlacedLoad[],
): number {
  let free = dryer.shelves;
  for (let day = from; day < until; day += 1) {
    const taken = placed
      .filter((load) => load.dryer === dryer && load.from <= day && day < load.until)
      .reduce((sum, load) => sum + load.trays, 0);
    free = Math.min(free, dryer.shelves - taken);
  }
  return free;
}
