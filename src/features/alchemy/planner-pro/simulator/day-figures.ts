import { formatDay } from '#ui/format.ts';
import type { ComparedDay } from '#domain/capacity/compare-simulations.ts';
import { dryerTotals } from '#domain/capacity/capacity.ts';
import type { ConflictType, SimulatedDay, SimulationInput } from '#domain/capacity/simulation.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** A column of the table of days. */
export interface DayFigure {
  readonly head: string;
  readonly of: (day: SimulatedDay) => number;
  /** Conflicts that are about this figure. */
  readonly conflict: ConflictType;
  /** What is owned, where the table names it. */
  readonly total?: (input: SimulationInput) => number;
}

/** What the simulator tells about a day, in the order of its columns. */
export const DAY_FIGURES: readonly DayFigure[] = [
  { head: 'Germ stacks', of: (day) => day.germStacksUsed, conflict: 'GERM_CAPACITY' },
  {
    head: 'Top covers (no-holes)',
    of: (day) => day.topCoversUsed,
    conflict: 'TRAYS_WITHOUT_HOLES',
  },
  {
    head: 'Bottom solids (no-holes)',
    of: (day) => day.bottomSolidsUsed,
    conflict: 'TRAYS_WITHOUT_HOLES',
  },
  { head: 'Grow trays (with-holes)', of: (day) => day.growTraysUsed, conflict: 'GROW_CAPACITY' },
  {
    head: 'Freeze shelves versus total shelves',
    of: (day) => day.freezeShelvesUsed,
    conflict: 'FREEZE_DRYER_CAPACITY',
    total: ({ freezeDryers }) => dryerTotals(freezeDryers).shelves,
  },
  {
    head: 'Freeze weight oz versus total cap',
    of: (day) => day.freezeWeightUsedOz,
    conflict: 'FREEZE_DRYER_WEIGHT',
    total: ({ freezeDryers }) => dryerTotals(freezeDryers).maxOz,
  },
];

/** The days as a table of plain values, with those of the run before beside them. */
export function daysCsv(
  days: readonly ComparedDay[],
  input: SimulationInput,
): readonly (readonly CsvCell[])[] {
  const compared = days.some(({ before }) => before !== null);
  const heads = DAY_FIGURES.flatMap(({ head, total }) => [
    head,
    ...(total === undefined ? [] : [`${head}: total`]),
    ...(compared ? [`${head}: before`] : []),
  ]);
  return [
    ['Date', ...heads],
    ...days.map(({ date, now, before }) => [
      date,
      ...DAY_FIGURES.flatMap(({ of, total }) => [
        of(now),
        ...(total === undefined ? [] : [total(input)]),
        ...(compared ? [before === null ? null : of(before)] : []),
      ]),
    ]),
  ];
}

/** A day as its row names it. */
export function dayName({ date }: ComparedDay): string {
  return formatDay(date);
}
