import { dayRangeName } from '#ui/day-range/day-range.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { useVarietyColors } from '../use-variety-colors.ts';
import { dayColumns, weekColumns } from './growth-columns.tsx';
import classes from './growth.module.css';
import { LossesTable } from './losses-table.tsx';
import type { TrayAmountsOf } from './tray-amounts.ts';
import type { Growth } from './use-growth.ts';

const EMPTY = { title: 'No planting or harvest data within this range.' };

/** The report in numbers: its weeks, and its days where detailed records are kept. */
export function GrowthTables(props: { readonly growth: Growth; readonly shown: TrayAmountsOf }) {
  const { report, weeks, days, range, view } = props.growth;
  const colorOf = useVarietyColors();
  const byVariety = view.grouping === 'week-variety';
  const of = { totals: report.totals, shown: props.shown, colorOf };
  return (
    <div className={classes.tables}>
      <RecordTable
        label="Growth Report"
        records={weeks}
        idOf={({ weekStart, varietyId = '' }) => `${weekStart} ${varietyId}`}
        empty={EMPTY}
        columns={weekColumns({ ...of, byVariety })}
      />
      {props.shown.withLosses && <LossesTable range={range} />}
      {days !== null && (
        <RecordTable
          label="Growth by day"
          title="By day and variety"
          records={days.rows}
          idOf={({ dateISO = '', varietyId = '' }) => `${dateISO} ${varietyId}`}
          empty={EMPTY}
          columns={dayColumns(of)}
          csvName={`growth-by-day-${dayRangeName(range)}.csv`}
        />
      )}
    </div>
  );
}
