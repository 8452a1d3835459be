import type { GrowthRow } from '#domain/reports/growth-report.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { csvRows, type RecordColumn } from '#ui/tables/record-column.ts';
import { trayAmounts, type TrayAmountsOf } from './tray-amounts.ts';

type CsvTable = readonly (readonly CsvCell[])[];

type Column = RecordColumn<GrowthRow>;

const VARIETY: Column = { head: 'Variety', csv: ({ varietyName }) => varietyName };

/** What the file holds. */
interface GrowthFile {
  readonly weeks: readonly GrowthRow[];
  /** Whether the weeks are told by variety. */
  readonly byVariety: boolean;
  /** Rows by day and variety, for a farm that keeps detailed records; else null. */
  readonly days: readonly GrowthRow[] | null;
  readonly shown: TrayAmountsOf;
}

/** The report as a table of plain values; the days stand under the weeks, as a table of their own. */
export function growthCsv({ weeks, byVariety, days, shown }: GrowthFile): CsvTable {
  const trays = trayAmounts(shown).map(({ head, amount }): Column => ({ head, csv: amount }));
  const perWeek: readonly Column[] = [
    { head: 'Week', csv: ({ week }) => week },
    { head: 'Week start', csv: ({ weekStart }) => weekStart },
    ...(byVariety ? [VARIETY] : []),
    ...trays,
    { head: 'Week over week', csv: ({ plantedChange }) => plantedChange },
  ];
  const perDay: readonly Column[] = [
    { head: 'Date', csv: ({ dateISO }) => dateISO },
    VARIETY,
    ...trays,
  ];
  return [...csvRows(perWeek, weeks), ...(days === null ? [] : [[], ...csvRows(perDay, days)])];
}
