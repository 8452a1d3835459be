import { isIncomplete } from '#domain/costing/event-cost.ts';
import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { sumMargins, type EventMargin } from '#domain/margins/event-margins.ts';
import { formatDollars } from '#ui/format.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { IncompleteCost, NOT_WHOLE } from '../incomplete-mark.tsx';
import { amountPaidColumn, MarginEarned } from '../margin-cells.tsx';
import { incompleteText } from '../summary-tiles.tsx';
import classes from './order-costs.module.css';

/** What events of orders earn, by their cost. */
export type MarginsByCost = ReadonlyMap<OrderCost, EventMargin>;

/** What orders cost, bring and leave, with the totals in the last row. */
export function orderMoneyColumns(
  listed: readonly OrderCost[],
  margins: MarginsByCost | null,
  totals: OrderCostTotals,
): readonly RecordColumn<OrderCost>[] {
  return [
    valueColumn('Estimated cost', ({ totalCost }) => totalCost, {
      numeric: true,
      cell: ({ totalCost, event }) => (
        <span className={classes.cost}>
          <IncompleteCost text={isIncomplete(event) && NOT_WHOLE}>
            {formatDollars(totalCost)}
          </IncompleteCost>
        </span>
      ),
      foot: (
        <IncompleteCost text={incompleteText(totals)}>
          {formatDollars(totals.totalCost)}
        </IncompleteCost>
      ),
    }),
    ...marginColumns(listed, margins),
    ...(totals.incompleteOrders > 0 ? [LACKS_A_PART] : []),
  ];
}

/** Of the file alone, where some cost is not whole: the screen has its mark. */
const LACKS_A_PART: RecordColumn<OrderCost> = {
  head: 'Cost incomplete',
  csv: ({ event }) => (isIncomplete(event) ? 'yes' : ''),
};

/** What the listed orders bring and what is left of it, with the totals in the last row; nothing while the farm has no price. */
function marginColumns(
  listed: readonly OrderCost[],
  margins: MarginsByCost | null,
): readonly RecordColumn<OrderCost>[] {
  if (margins === null) return [];
  const totals = sumMargins(listed.flatMap((cost) => margins.get(cost) ?? []));
  return [
    amountPaidColumn((cost) => margins.get(cost), totals),
    valueColumn('Margin', (cost) => margins.get(cost)?.margin ?? null, {
      numeric: true,
      cell: (cost) => {
        const row = margins.get(cost);
        return row && <MarginEarned {...row} />;
      },
      foot: <MarginEarned {...totals} />,
    }),
    { head: 'Margin %', csv: (cost) => margins.get(cost)?.marginPercent ?? null },
  ];
}
