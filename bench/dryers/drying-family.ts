import type { ScheduleProblem } from '#domain/alchemy/drying-schedule/drying-model.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

/** A size of the standard family: so many varieties, days, and cycles a day, of seven trays each. */
export interface FamilySize {
  readonly varieties: number;
  readonly days: number;
  readonly cycles: number;
}

/** The six sizes, from a hobby to a factory. */
export const FAMILY_SIZES: readonly FamilySize[] = [
  { varieties: 3, days: 14, cycles: 1 },
  { varieties: 6, days: 28, cycles: 1 },
  { varieties: 6, days: 28, cycles: 2 },
  { varieties: 12, days: 60, cycles: 2 },
  { varieties: 20, days: 90, cycles: 3 },
  { varieties: 40, days: 90, cycles: 6 },
];

const TRAYS_PER_CYCLE = 7;
/** Days before and after its own on which a demand may be dried. */
const WINDOW = 2;
/** Share of all room that is wanted. */
const LOAD = 0.9;

/** A problem of the family: demands of 1 to 10 trays on any day, until the load is reached. */
export function dryingFamily(
  { varieties, days, cycles }: FamilySize,
  seed: number,
): ScheduleProblem {
  const draws = seededDraws(seed);
  const demands: ScheduleProblem['demands'][number][] = [];
  let trays = 0;
  while (trays < LOAD * TRAYS_PER_CYCLE * cycles * days) {
    const day = draws.whole(0, days - 1);
    const demand = { variety: draws.whole(0, varieties - 1), trays: draws.whole(1, 10), day };
    demands.push({ ...demand, first: day - WINDOW, last: day + WINDOW });
    trays += demand.trays;
  }
  return {
    slots: Array<number>(days).fill(cycles),
    traysPerSlot: TRAYS_PER_CYCLE,
    traysPerCycle: TRAYS_PER_CYCLE,
    varieties,
    demands,
  };
}
