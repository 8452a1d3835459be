import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedVaultRow } from '#domain/reports/seed-vault.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { CsvCell } from '#ui/csv/csv.ts';

const HEADS = ['Variety', 'On hand (lb)', 'Counted (lb)', 'Notes'];

/** A sheet to count the seed on the shelf with: what should be there, and room for what is. */
export function countSheetCsv(rows: readonly SeedVaultRow[]): readonly (readonly CsvCell[])[] {
  return [HEADS, ...rows.map(({ variety, pounds }) => [variety.name, roundUnits(pounds), '', ''])];
}

export function countSheetName(today: IsoDate): string {
  return `seed-count-sheet-${today}.csv`;
}
