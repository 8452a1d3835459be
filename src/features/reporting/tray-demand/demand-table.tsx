import { GoToOrders } from '#ui/page/go-to-orders.tsx';
import type { TrayDemand, TrayDemandRow } from '#domain/reports/tray-demand.ts';
import { dayRangeName, type DayRange } from '#ui/day-range/day-range.ts';
import { formatNumber } from '#ui/format.ts';
import { AssumedYield } from '#ui/notices/assumed-yield.tsx';
import { amountColumn, type RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { VARIETY_COLUMN } from '../reported-variety.tsx';
import { mixLabel, ouncesLabel, packagingInFile, packagingLabel } from './demand-text.ts';
import classes from './tray-demand.module.css';

export function DemandTable(props: { readonly demand: TrayDemand; readonly range: DayRange }) {
  const { demand, range } = props;
  return (
    <RecordTable
      label="Tray demand"
      title="By packaging"
      csvName={`tray-demand-${dayRangeName(range)}.csv`}
      records={demand.rows}
      idOf={({ varietyId, packagingName }) => `${varietyId ?? ''} ${packagingName}`}
      columns={demandColumns(demand)}
      empty={{
        title: 'No rows.',
        hint: 'Farmers market and special event orders appear here as trays, by variety and packaging.',
        action: <GoToOrders />,
      }}
    />
  );
}

function demandColumns({ totals }: TrayDemand): readonly RecordColumn<TrayDemandRow>[] {
  return [
    { ...VARIETY_COLUMN, foot: 'Total' },
    {
      head: 'Packaging',
      cell: packagingLabel,
      csv: packagingInFile,
      sortBy: ({ packagingName }) => packagingName,
    },
    amountColumn('Units', ({ units }) => units, formatNumber, {
      cell: (row) => <Figure figure={formatNumber(row.units)} aside={mixLabel(row)} />,
      total: totals.units,
    }),
    amountColumn('Pkg Oz', ({ packageOz }) => packageOz, ouncesLabel, {
      cell: ({ packageOz, isAverage, unit }) =>
        unit === 'tray' ? (
          '1 tray'
        ) : (
          <Figure figure={ouncesLabel(packageOz)} aside={isAverage ? 'average' : ''} />
        ),
      csv: ({ packageOz, unit }) => (unit === 'tray' ? '1 tray' : packageOz),
    }),
    amountColumn('Avg Yield/Tray (oz)', (row) => row.avgYieldOzPerTray, ouncesLabel, {
      cell: (row) => (row.unit === 'tray' ? '—' : <Yield row={row} />),
      csv: ({ avgYieldOzPerTray, unit }) => (unit === 'tray' ? '' : avgYieldOzPerTray),
    }),
    amountColumn('Trays Needed', ({ traysNeeded }) => traysNeeded, formatNumber, {
      total: totals.traysNeeded,
    }),
    { head: 'Units in mixes', csv: ({ mixUnits }) => mixUnits },
  ];
}

function Figure({ figure, aside }: { readonly figure: string; readonly aside: string }) {
  return (
    <>
      {figure}
      {aside !== '' && <span className={classes.aside}>{aside}</span>}
    </>
  );
}

function Yield({ row }: { readonly row: TrayDemandRow }) {
  const { varietyId, varietyName, avgYieldOzPerTray, yieldAssumed } = row;
  return (
    <>
      {ouncesLabel(avgYieldOzPerTray)}
      {yieldAssumed && varietyId !== null && (
        <AssumedYield varietyId={varietyId} name={varietyName} />
      )}
    </>
  );
}
