import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { overCapacity, percentUsed } from '#domain/capacity/over-capacity.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The days as a table of plain values. */
export function capacityCsv(days: readonly CapacityDay[]): CsvCell[][] {
  const head = [
    'Date',
    'Germination used',
    'Germination slots',
    'Germination %',
    'Germination over by',
    'Grow used',
    'Grow slots',
    'Grow %',
    'Grow over by',
  ];
  return [
    head,
    ...days.map((day) => {
      const over = overCapacity(day);
      return [
        day.dateISO,
        day.germUsed,
        day.germCapacity,
        wholePercent(day.germUsed, day.germCapacity),
        over.germination,
        day.growUsed,
        day.growCapacity,
        wholePercent(day.growUsed, day.growCapacity),
        over.grow,
      ];
    }),
  ];
}

function wholePercent(used: number, slots: number): number | null {
  const percent = percentUsed(used, slots);
  return percent === null ? null : Math.round(percent);
}
