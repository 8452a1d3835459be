import type { CsvCell } from '#ui/csv/csv.ts';
import type { RackDraft } from './rack-draft.ts';

/** The racks as a table of plain values, a line per shelf. */
export function racksCsv(racks: readonly RackDraft[]): CsvCell[][] {
  return [
    ['Type', 'Rack', 'Shelf', 'Capacity (slots)', 'Blocked varieties'],
    ...racks.flatMap(({ type, label, shelves }) =>
      shelves.map(({ capacity, blocked }, index) => [type, label, index + 1, capacity, blocked]),
    ),
  ];
}
