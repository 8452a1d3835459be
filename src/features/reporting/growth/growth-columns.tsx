import type { GrowthAmounts, GrowthRow } from '#domain/reports/growth-report.ts';
import type { GrowthWeek } from '#domain/reports/growth-weeks.ts';
import { formatDate, formatNumber } from '#ui/format.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import {
  amountColumn,
  csvRows,
  type RecordColumn,
  UNSORTED,
  valueColumn,
} from '#ui/tables/record-column.tsx';
import { VARIETY_COLUMN } from '../reported-variety.tsx';
import { trayChangeLabel, weekDaysLabel } from './growth-text.ts';
import classes from './growth.module.css';
import { QuietNote } from '#ui/kit/plain-parts.tsx';

interface GrowthColumnsOf {
  readonly totals: GrowthAmounts;
  /** Which trays the report tells of. */
  readonly shown: { readonly withEstimates: boolean; readonly withLosses: boolean };
}

export function weekColumns(
  of: GrowthColumnsOf & { readonly byVariety: boolean },
): readonly RecordColumn<GrowthWeek>[] {
  return [
    valueColumn('Week', ({ week }) => week, {
      cell: (row) => <WeekName row={row} withDays={!of.byVariety} />,
      foot: 'Total',
    }),
    { head: 'Week start', csv: ({ weekStart }) => weekStart },
    ...(of.byVariety ? [VARIETY_COLUMN] : []),
    ...trayColumns(of),
    amountColumn('Week over week', (week) => week.plantedChange, trayChangeLabel, UNSORTED),
  ];
}

function WeekName(props: { readonly row: GrowthWeek; readonly withDays: boolean }) {
  const { week, weekStart, isUnfinished } = props.row;
  const words = [
    ...(props.withDays ? [weekDaysLabel(weekStart)] : []),
    ...(isUnfinished ? ['so far'] : []),
  ];
  return (
    <span className={classes.week}>
      {week}
      {words.length > 0 && (
        <QuietNote span fw={400} ml="sm">
          {words.join(', ')}
        </QuietNote>
      )}
    </span>
  );
}

export function dayColumns(of: GrowthColumnsOf): readonly RecordColumn<GrowthRow>[] {
  return [
    valueColumn('Date', ({ dateISO }) => dateISO ?? null, {
      cell: ({ dateISO }) => (dateISO === undefined ? '' : formatDate(dateISO)),
      foot: 'Total',
    }),
    VARIETY_COLUMN,
    ...trayColumns(of),
  ];
}

/** The report as a file; the days of detailed records stand under the weeks, as a table of their own. */
export function growthCsv(
  file: GrowthColumnsOf & {
    readonly weeks: readonly GrowthWeek[];
    readonly byVariety: boolean;
    readonly days: readonly GrowthRow[] | null;
  },
): readonly (readonly CsvCell[])[] {
  const weeks = csvRows(weekColumns(file), file.weeks);
  return file.days === null ? weeks : [...weeks, [], ...csvRows(dayColumns(file), file.days)];
}

function trayColumns({ totals, shown }: GrowthColumnsOf): readonly RecordColumn<GrowthRow>[] {
  const trays = (head: string, of: (amounts: GrowthAmounts) => number, more = {}) =>
    amountColumn<GrowthRow>(head, of, formatNumber, { total: of(totals), ...more });
  // Sorted by what was done, not by what follows from it.
  return [
    trays('Planted trays', ({ plantedTrays }) => plantedTrays),
    ...(shown.withEstimates
      ? [trays('Estimated trays', ({ estimatedTrays }) => estimatedTrays, UNSORTED)]
      : []),
    trays('Harvested trays', ({ harvestedTrays }) => harvestedTrays),
    ...(shown.withLosses ? [trays('Lost trays', ({ lostTrays }) => lostTrays, UNSORTED)] : []),
    trays('Harvested less lost', ({ netTrays }) => netTrays, UNSORTED),
  ];
}
