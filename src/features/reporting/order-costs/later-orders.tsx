import { useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { orderCostColumns } from './order-cost-columns.tsx';
import type { MarginsByCost } from './margin-columns.tsx';
import classes from './order-costs.module.css';

/** One-time orders after today, apart from what is over. */
export function LaterOrders(props: {
  readonly later: readonly OrderCost[];
  readonly margins: MarginsByCost | null;
  readonly today: IsoDate;
  readonly isNarrow: boolean;
  readonly onView: (cost: OrderCost) => void;
}) {
  const { later, margins, today, isNarrow, onView } = props;
  const columns = useMemo(
    () =>
      orderCostColumns({
        listed: later,
        totals: orderCostTotals(later),
        margins,
        today,
        isNarrow,
        onView,
      }),
    [later, margins, today, isNarrow, onView],
  );
  if (later.length === 0) return null;
  return (
    <div className={classes.later}>
      <RecordTable
        label="One-time orders after today"
        title="One-time orders after today"
        csvName="order-costs-after-today.csv"
        records={later}
        columns={columns}
        idOf={({ id }) => id}
        horizontalSpacing={margins === null ? 'lg' : 'md'}
      />
    </div>
  );
}
