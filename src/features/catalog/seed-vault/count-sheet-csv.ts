import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.tsx';

const COLUMNS: readonly RecordColumn<SeedVaultRow>[] = [
  { head: 'Variety', csv: ({ variety }) => variety.name },
  { head: 'On hand (lb)', csv: ({ pounds }) => roundUnits(pounds) },
  { head: 'Counted (lb)', csv: () => '' },
  { head: 'Notes', csv: () => '' },
];

/** A sheet to count the seed on the shelf with: what should be there, and room for what is. */
export function countSheetCsv(rows: readonly SeedVaultRow[]): readonly (readonly CsvCell[])[] {
  return csvRows(COLUMNS, rows);
}

export function countSheetName(today: IsoDate): string {
  return `seed-count-sheet-${today}.csv`;
}
