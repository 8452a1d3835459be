import type { GrowthRow } from '#domain/reports/growth-report.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { trayAmounts, type TrayAmount, type TrayAmountsOf } from './tray-amounts.ts';

/** What the file holds. */
export interface GrowthFile {
  readonly weeks: readonly GrowthRow[];
  /** Whether the weeks are told by variety. */
  readonly byVariety: boolean;
  /** Rows by day and variety, for a farm that keeps detailed records; else null. */
  readonly days: readonly GrowthRow[] | null;
  readonly shown: TrayAmountsOf;
}

/** The report as a table of plain values; the days stand under the weeks, as a table of their own. */
export function growthCsv({ weeks, byVariety, days, shown }: GrowthFile): CsvCell[][] {
  const trays = trayAmounts(shown);
  return [
    [
      'Week',
      'Week start',
      ...(byVariety ? ['Variety'] : []),
      ...trays.map(({ head }) => head),
      'Week over week',
    ],
    ...weeks.map((row) => [
      row.week,
      row.weekStart,
      ...(byVariety ? [row.varietyName] : []),
      ...trays.map(({ amount }) => amount(row)),
      row.plantedChange,
    ]),
    ...(days === null ? [] : [[], ...dayLines(days, trays)]),
  ];
}

function dayLines(days: readonly GrowthRow[], trays: readonly TrayAmount[]): CsvCell[][] {
  return [
    ['Date', 'Variety', ...trays.map(({ head }) => head)],
    ...days.map((row) => [row.dateISO, row.varietyName, ...trays.map(({ amount }) => amount(row))]),
  ];
}
