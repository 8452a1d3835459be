import { useMemo } from 'react';
import { monthLabel } from '#domain/calendar/month-grid.ts';
import {
  overheadCharged,
  type ChargedOverhead,
  type MonthOverhead,
} from '#domain/costing/overhead-charged.ts';
import { selectEventCosts } from '#state/selectors/sales/order-costs.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { DayRange } from '#ui/day-range/day-range.ts';
import { formatDollars } from '#ui/format.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './order-costs.module.css';

/** What was billed beside what the reports charge, by month. There only where bills are kept. */
export function BilledCard({ range }: { readonly range: DayRange }) {
  const today = useToday();
  const events = useFarm(selectEventCosts);
  const bills = useFarm((farm) => farm.catalog.overheadLogs);
  const overhead = useMemo(
    () => overheadCharged(events, bills, range, today),
    [events, bills, range, today],
  );
  const columns = useMemo(() => billedColumns(overhead), [overhead]);
  if (overhead.months.every(({ billed }) => billed === 0)) return null;
  const { charged, billed } = overhead;
  return (
    <section aria-label="Overhead charged and billed" className={classes.later}>
      <RecordTable
        label="Overhead by month"
        title={`Charged to trays and orders ${formatDollars(charged)}, billed ${formatDollars(billed)}`}
        csvName="overhead-charged-and-billed.csv"
        records={overhead.months}
        columns={columns}
        idOf={({ month }) => month}
      />
      <p className={classes.quiet}>
        Overhead by month, this month to date. Bills don’t change costs. If bills exceed charges,
        raise the budgets in the Overhead Catalog.
      </p>
    </section>
  );
}

function billedColumns(total: ChargedOverhead): readonly RecordColumn<MonthOverhead>[] {
  const amounts = (head: string, of: (month: Omit<MonthOverhead, 'month'>) => number) =>
    amountColumn<MonthOverhead>(head, of, formatDollars, {
      csv: (month) => Math.round(of(month) * 100) / 100,
      total: of(total),
    });
  return [
    valueColumn('Month', ({ month }) => month, {
      cell: ({ month }) => monthLabel(month),
      foot: 'Total',
    }),
    amounts('Charged', ({ charged }) => charged),
    amounts('Billed', ({ billed }) => billed),
    amounts('Billed minus charged', ({ charged, billed }) => billed - charged),
  ];
}
