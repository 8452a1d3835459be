import { portions, type DryingModel } from './drying-model.ts';
import { stretchCost, VarietyDays, type Stretch, type VarietySchedule } from './variety-days.ts';

/** Which days dry how many trays of which variety, while it is searched for a better one. */
export interface DryerSchedule {
  readonly varieties: readonly VarietySchedule[];
  /** Slots free on each day. */
  readonly free: Int32Array;
}

/** A variety from today to the end of the plan, with all its trays still to dry. */
export function wholeStretch(model: DryingModel, variety: number): Stretch {
  return {
    variety,
    from: 0,
    to: model.days - 1,
    settledBefore: 0,
    settledAfter: model.varieties[variety]?.days.length ?? 0,
  };
}

/**
 * A schedule made variety by variety, each taking the best of what the ones before left.
 *
 * @param prices - Points of a slot on each day: dear days are left to those that need them most.
 */
export function scheduleInTurn(model: DryingModel, prices: Float64Array | null): DryerSchedule {
  const finder = new VarietyDays(model);
  const free = Int32Array.from(model.slots);
  const varieties = model.varieties.map((_, variety) => {
    finder.find(wholeStretch(model, variety), free, prices);
    const days = { dried: finder.dried.slice(), settled: finder.settled.slice() };
    days.dried.forEach((dried, day) => {
      free[day] = (free[day] ?? 0) - portions(dried, model.traysPerSlot);
    });
    return days;
  });
  return { varieties, free };
}

/** What the days of all varieties come to; prices of days are not in it. */
export function scheduleCost(model: DryingModel, schedule: DryerSchedule): number {
  return schedule.varieties.reduce(
    (sum, days, variety) => sum + stretchCost(model, wholeStretch(model, variety), days),
    0,
  );
}

/** A copy that the search may change: its arrays are its own. */
export function copySchedule({ varieties, free }: DryerSchedule): DryerSchedule {
  return {
    varieties: varieties.map(({ dried, settled }) => ({
      dried: dried.slice(),
      settled: settled.slice(),
    })),
    free: free.slice(),
  };
}
