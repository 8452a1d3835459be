import { useMemo } from 'react';
import { lossCosts, type LossCost } from '#domain/reports/loss-costs.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { dayRangeName, type DayRange } from '#ui/day-range/day-range.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import { amountColumn, type RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { VARIETY_COLUMN } from '../reported-variety.tsx';
import { dayColumns, weekColumns } from './growth-columns.tsx';
import classes from './growth.module.css';
import type { Growth } from './use-growth.ts';

/** The report in numbers: its weeks, and its days where detailed records are kept. */
export function GrowthTables({ growth }: { readonly growth: Growth }) {
  const { report, weeks, days, range, view, shown } = growth;
  const byVariety = view.grouping === 'week-variety';
  const of = { totals: report.totals, shown };
  return (
    <div className={classes.tables}>
      <RecordTable
        label="Growth Report"
        records={weeks}
        idOf={({ weekStart, varietyId = '' }) => `${weekStart} ${varietyId}`}
        columns={weekColumns({ ...of, byVariety })}
      />
      {shown.withLosses && <LossesTable range={range} />}
      {days !== null && (
        <RecordTable
          label="Growth by day"
          title="By day and variety"
          records={days.rows}
          idOf={({ dateISO = '', varietyId = '' }) => `${dateISO} ${varietyId}`}
          columns={dayColumns(of)}
          csvName={`growth-by-day-${dayRangeName(range)}.csv`}
        />
      )}
    </div>
  );
}

/** What the trays that were lost in the range had cost. There only where some were. */
function LossesTable({ range }: { readonly range: DayRange }) {
  const farm = useFarm((whole) => whole);
  const report = useMemo(() => lossCosts(farm, range), [farm, range]);
  if (report.rows.length === 0) return null;
  const columns: readonly RecordColumn<LossCost>[] = [
    { ...VARIETY_COLUMN, foot: 'Total' },
    amountColumn('Lost trays', ({ trays }) => trays, formatNumber, { total: report.trays }),
    amountColumn('Seed, soil and overhead', ({ dollars }) => dollars, formatDollars, {
      total: report.dollars,
    }),
  ];
  return (
    <RecordTable
      title="Losses"
      records={report.rows}
      idOf={({ varietyId }) => varietyId}
      columns={columns}
      csvName={`losses-${dayRangeName(range)}.csv`}
    />
  );
}
