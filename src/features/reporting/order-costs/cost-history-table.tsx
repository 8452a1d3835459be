import { useMemo } from 'react';
import { type CostHistoryRow, costHistory } from '#domain/costing/cost-history.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectEventCosts } from '#state/selectors/sales/order-costs.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatDate, formatDollars } from '#ui/format.ts';
import { amountColumn, type RecordColumn, UNSORTED } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './order-costs.module.css';

/** Events that are listed; a customer of many years has more, and the latest tell the most. */
const MAX_ROWS = 60;

const NOTHING_RECORDED: NonNullable<FarmDocument['costHistory']> = [];

export function CostHistoryTable({ cost }: { readonly cost: OrderCost }) {
  const events = useFarm(selectEventCosts);
  const recorded = useFarm((farm) => farm.costHistory ?? NOTHING_RECORDED);
  const rows = useMemo(() => costHistory(events, recorded, cost), [events, recorded, cost]);
  const shown = rows.slice(-MAX_ROWS);
  return (
    <div>
      <RecordTable
        title="Cost history"
        csvName={`cost-history-to-${cost.dateISO}.csv`}
        records={shown}
        columns={COLUMNS}
        idOf={({ id }) => id}
        empty={{ title: 'No deliveries up to this day.' }}
      />
      {rows.length > shown.length && (
        <p className={classes.recorded}>
          The latest {shown.length} of {rows.length} events.
        </p>
      )}
    </div>
  );
}

const COLUMNS: readonly RecordColumn<CostHistoryRow>[] = [
  {
    head: 'Date',
    cell: ({ dateISO }) => <span className={classes.date}>{formatDate(dateISO)}</span>,
    csv: ({ dateISO }) => dateISO,
  },
  { head: 'Order', cell: ({ orderName }) => orderName || '—', csv: ({ orderName }) => orderName },
  {
    head: 'Cost',
    numeric: true,
    cell: ({ totalCost, isRecorded }) => (
      <>
        {isRecorded && <span className={classes.recorded}>recorded </span>}
        {formatDollars(totalCost)}
      </>
    ),
    csv: ({ totalCost }) => totalCost,
  },
  amountColumn('Change', ({ delta }) => delta, costChangeLabel, UNSORTED),
];

/** A change of cost with its sign: `+$1.20`, `-$0.40`, `$0.00`. */
export function costChangeLabel(delta: number): string {
  const amount = formatDollars(delta);
  return delta > 0 && /[1-9]/.test(amount) ? `+${amount}` : amount;
}
