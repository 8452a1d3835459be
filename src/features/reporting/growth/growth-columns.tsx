import type { GrowthAmounts, GrowthRow } from '#domain/reports/growth-report.ts';
import type { GrowthWeek } from '#domain/reports/growth-weeks.ts';
import { formatDate, formatNumber } from '#ui/format.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { amountColumn, csvRows, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { ReportedVariety } from '../reported-variety.tsx';
import { trayChangeLabel, weekDaysLabel } from './growth-text.ts';
import classes from './growth.module.css';
import { Text } from '#ui/kit/plain-parts.tsx';

/** What the columns of trays depend on. */
interface GrowthColumnsOf {
  readonly totals: GrowthAmounts;
  readonly shown: TrayAmountsOf;
}

/** The columns of the report by week, or by week and variety. */
export function weekColumns(
  of: GrowthColumnsOf & { readonly byVariety: boolean; readonly colorOf: (id: string) => string },
): readonly RecordColumn<GrowthWeek>[] {
  return [
    {
      head: 'Week',
      cell: (row) => <WeekName row={row} withDays={!of.byVariety} />,
      csv: ({ week }) => week,
      sortBy: ({ week }) => week,
      foot: 'Total',
    },
    { head: 'Week start', csv: ({ weekStart }) => weekStart },
    ...(of.byVariety ? [varietyColumn(of.colorOf)] : []),
    ...trayColumns(of),
    {
      head: 'Week over week',
      numeric: true,
      cell: ({ plantedChange }) => trayChangeLabel(plantedChange),
      csv: ({ plantedChange }) => plantedChange,
    },
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
        <Text span size="note" c="dimmed" fw={400} ml="sm">
          {words.join(', ')}
        </Text>
      )}
    </span>
  );
}

/** The columns of the report by day and variety. */
export function dayColumns(
  of: GrowthColumnsOf & { readonly colorOf: (id: string) => string },
): readonly RecordColumn<GrowthRow>[] {
  return [
    {
      head: 'Date',
      cell: ({ dateISO }) => (dateISO === undefined ? '' : formatDate(dateISO)),
      csv: ({ dateISO }) => dateISO,
      sortBy: ({ dateISO }) => dateISO ?? null,
      foot: 'Total',
    },
    varietyColumn(of.colorOf),
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
  const of = { ...file, colorOf: () => '' };
  const weeks = csvRows(weekColumns(of), file.weeks);
  return file.days === null ? weeks : [...weeks, [], ...csvRows(dayColumns(of), file.days)];
}

function varietyColumn(colorOf: (id: string) => string): RecordColumn<GrowthRow> {
  return {
    head: 'Variety',
    cell: ({ varietyId, varietyName = '' }) =>
      varietyId === undefined ? (
        '—'
      ) : (
        <ReportedVariety id={varietyId} name={varietyName} color={colorOf(varietyId)} />
      ),
    csv: ({ varietyName }) => varietyName,
    sortBy: ({ varietyName }) => varietyName ?? null,
  };
}

function trayColumns({ totals, shown }: GrowthColumnsOf): readonly RecordColumn<GrowthRow>[] {
  return trayAmounts(shown).map(({ head, amount, isSorted }) =>
    amountColumn(head, amount, formatNumber, { total: amount(totals), ...(!isSorted && UNSORTED) }),
  );
}

/** Which trays the report tells of. */
export interface TrayAmountsOf {
  readonly withEstimates: boolean;
  readonly withLosses: boolean;
}

/** A column of trays: its head, and how many a row has. */
interface TrayAmount {
  readonly head: string;
  readonly amount: (amounts: GrowthAmounts) => number;
  /** Whether rows can be sorted by it: what was done, not what follows from it. */
  readonly isSorted?: true;
}

/** The columns of trays, on the screen and in the file alike. */
export function trayAmounts({ withEstimates, withLosses }: TrayAmountsOf): readonly TrayAmount[] {
  const all: readonly (TrayAmount & { readonly shown: boolean })[] = [
    {
      head: 'Planted trays',
      amount: ({ plantedTrays }) => plantedTrays,
      isSorted: true,
      shown: true,
    },
    {
      head: 'Estimated trays',
      amount: ({ estimatedTrays }) => estimatedTrays,
      shown: withEstimates,
    },
    {
      head: 'Harvested trays',
      amount: ({ harvestedTrays }) => harvestedTrays,
      isSorted: true,
      shown: true,
    },
    { head: 'Lost trays', amount: ({ lostTrays }) => lostTrays, shown: withLosses },
    { head: 'Harvested less lost', amount: ({ netTrays }) => netTrays, shown: true },
  ];
  return all.filter(({ shown }) => shown);
}
