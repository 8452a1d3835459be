/** What a plan for the dryers costs, in points: the lower, the better. */
export const DRYING_COSTS = {
  /** A tray that is not dried in time. */
  unmetTray: 100,
  /** A cycle of a dryer, full or not. */
  cycle: 10,
  /** A tray on each day that it is dried before or after its own day. */
  dayOff: 1,
} as const;

/** Trays of one variety that want to be dried on one day. */
export interface DryingDemand {
  /** Index of the variety. */
  readonly variety: number;
  readonly trays: number;
  /** The day that suits best. Days are counted from 0, the first day of the plan. */
  readonly day: number;
  /** First and last day that will do. Of one variety, a later `day` never has an earlier one of them. */
  readonly first: number;
  readonly last: number;
}

/** What a plan for the dryers starts from. */
export interface ScheduleProblem {
  /** Slots of each day. */
  readonly slots: readonly number[];
  /** Trays that fill a slot: those of a cycle when a cycle is booked whole, else 1. */
  readonly traysPerSlot: number;
  readonly traysPerCycle: number;
  readonly varieties: number;
  readonly demands: readonly DryingDemand[];
  /** Points of a tray of a variety on a day, on top of the days off; 0 or more. */
  readonly dayCost?: (variety: number, day: number) => number;
}

/** The trays of one variety, those wanted first in front. */
export interface WantedTrays {
  /** The demand that each tray belongs to. */
  readonly demands: readonly number[];
  /** The day that suits each tray best, ascending. */
  readonly days: Int32Array;
  /** For each day, the first tray that is not too late for it; one more entry than days. */
  readonly open: Int32Array;
  /** For each day, the first tray that is too early for it. */
  readonly unopened: Int32Array;
  /** Points of a tray on each day, on top of the days off. */
  readonly dayCost: Float64Array;
}

/** A problem made ready to be searched. */
export interface DryingModel {
  readonly days: number;
  readonly slots: Int32Array;
  readonly traysPerSlot: number;
  readonly traysPerCycle: number;
  readonly varieties: readonly WantedTrays[];
  /** Whether every plan comes to whole points. */
  readonly isWhole: boolean;
}

/** Lays the trays of a problem out by variety and day. */
export function dryingModel(problem: ScheduleProblem): DryingModel {
  const days = problem.slots.length;
  const varieties = Array.from({ length: problem.varieties }, (_, variety) =>
    varietyTrays(problem, variety, days),
  );
  return {
    days,
    slots: Int32Array.from(problem.slots),
    traysPerSlot: problem.traysPerSlot,
    traysPerCycle: problem.traysPerCycle,
    varieties,
    isWhole: varieties.every(({ dayCost }) => dayCost.every(Number.isInteger)),
  };
}

function varietyTrays(problem: ScheduleProblem, variety: number, days: number): WantedTrays {
  const wanted = problem.demands
    .map((demand, index) => ({ ...demand, index }))
    .filter((demand) => demand.variety === variety)
    .toSorted((a, b) => a.day - b.day || a.last - b.last || a.index - b.index);
  const trays = wanted.flatMap((demand) => Array<typeof demand>(demand.trays).fill(demand));
  const firstTray = (isIt: (tray: DryingDemand) => boolean): number => {
    const index = trays.findIndex(isIt);
    return index === -1 ? trays.length : index;
  };
  const dayNumbers = Array.from({ length: days }, (_, day) => day);
  return {
    demands: trays.map(({ index }) => index),
    days: Int32Array.from(trays, ({ day }) => day),
    open: Int32Array.from([...dayNumbers, days], (day) => firstTray(({ last }) => last >= day)),
    unopened: Int32Array.from(dayNumbers, (day) => firstTray(({ first }) => first > day)),
    dayCost: Float64Array.from(dayNumbers, (day) => problem.dayCost?.(variety, day) ?? 0),
  };
}

/** Cycles, or slots, that so many trays of one variety take on a day. */
export function portions(trays: number, size: number): number {
  return Math.ceil(trays / size);
}
