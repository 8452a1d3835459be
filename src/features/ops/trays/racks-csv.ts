import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.ts';
import type { RackDraft } from './rack-draft.ts';

/** A shelf of a rack, counted from 1. */
interface RackShelf {
  readonly rack: RackDraft;
  readonly shelf: RackDraft['shelves'][number];
  readonly number: number;
}

const COLUMNS: readonly RecordColumn<RackShelf>[] = [
  { head: 'Type', csv: ({ rack }) => rack.type },
  { head: 'Rack', csv: ({ rack }) => rack.label },
  { head: 'Shelf', csv: ({ number }) => number },
  { head: 'Capacity (slots)', csv: ({ shelf }) => shelf.capacity },
  { head: 'Blocked varieties', csv: ({ shelf }) => shelf.blocked },
];

/** The racks as a table of plain values, a line per shelf. */
export function racksCsv(racks: readonly RackDraft[]): readonly (readonly CsvCell[])[] {
  const shelves = racks.flatMap((rack) =>
    rack.shelves.map((shelf, at) => ({ rack, shelf, number: at + 1 })),
  );
  return csvRows(COLUMNS, shelves);
}
