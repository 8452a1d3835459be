import type { DayNumber } from '#domain/calendar/iso-date.ts';
import type { CapacityDemand, FreezeDryer } from './capacity.ts';
import type { ResourceUse } from './resource-use.ts';

interface DryerLoad {
  readonly demand: CapacityDemand;
  readonly harvestDay: DayNumber;
}

interface Filling {
  readonly shelves: number;
  readonly cycle: number;
  readonly taken: Map<DayNumber, number>;
}

interface Part {
  readonly trays: number;
  readonly until: DayNumber;
}

/**
 * Freeze dryer shelves that loads use: one shelf per tray, for the dryer's cycle days.
 *
 * Loads are placed in order, each in the fastest dryers with free shelves. A load that doesn't fit goes into
 * the fastest dryer beyond its shelves, which shows up as a conflict.
 */
export function dryerUses(
  loads: readonly DryerLoad[],
  dryers: readonly FreezeDryer[],
): ResourceUse[] {
  const quickest = dryers
    .toSorted((a, b) => a.cycleDays - b.cycleDays)
    .map(({ shelves, cycleDays }): Filling => ({
      shelves,
      cycle: Math.ceil(cycleDays),
      taken: new Map(),
    }));
  return loads.flatMap(({ demand, harvestDay: from }) =>
    placeLoad(demand.traysNeeded, from, quickest).flatMap(({ trays, until }): ResourceUse[] => {
      const use = { demandId: demand.id, varietyId: demand.varietyId, from, until };
      return [
        { ...use, resource: 'freezeShelves', amount: trays },
        { ...use, resource: 'freezeOunces', amount: trays * demand.ozPerTray },
      ];
    }),
  );
}

function placeLoad(trays: number, day: DayNumber, dryers: readonly Filling[]): Part[] {
  const parts: Part[] = [];
  let left = trays;
  for (const dryer of dryers) {
    const part = Math.min(left, freeShelves(dryer, day));
    if (part <= 0) continue;
    parts.push(fill(dryer, part, day));
    left -= part;
  }
  if (left <= 0) return parts;
  const [beyond] = dryers;
  // A farm without dryers does not say how long one takes: a day.
  return [
    ...parts,
    beyond === undefined ? { trays: left, until: day + 1 } : fill(beyond, left, day),
  ];
}

/** Shelves that stay free on all days of a cycle. */
function freeShelves({ shelves, cycle, taken }: Filling, from: DayNumber): number {
  let free = shelves;
  for (let day = from; day < from + cycle; day += 1) {
    free = Math.min(free, shelves - (taken.get(day) ?? 0));
  }
  return free;
}

function fill({ cycle, taken }: Filling, trays: number, from: DayNumber): Part {
  for (let day = from; day < from + cycle; day += 1) {
    taken.set(day, (taken.get(day) ?? 0) + trays);
  }
  return { trays, until: from + cycle };
}
