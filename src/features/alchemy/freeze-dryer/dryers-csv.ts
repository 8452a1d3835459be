import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

/** The dryers as a table of plain values. */
export function dryersCsv(dryers: readonly FreezeDryer[]): CsvCell[][] {
  return [
    ['Label', 'Shelves', 'Cycle days', 'Max oz per shelf'],
    ...dryers.map(({ label, shelves, cycleDays, shelfMaxOz }) => [
      label,
      shelves,
      cycleDays,
      shelfMaxOz,
    ]),
  ];
}
