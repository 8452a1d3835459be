import type { OrderCost } from '#domain/costing/order-cost.ts';
import { sumMargins, type EventMargin } from '#domain/margins/event-margins.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { AmountPaid, MarginEarned } from '../margin-cells.tsx';

/** What events of orders earn, by their cost. */
export type MarginsByCost = ReadonlyMap<OrderCost, EventMargin>;

/** What the listed orders bring and what is left of it, with the totals in the last row; nothing while the farm has no price. */
export function marginColumns(
  listed: readonly OrderCost[],
  margins: MarginsByCost | null,
): readonly RecordColumn<OrderCost>[] {
  if (margins === null) return [];
  const totals = sumMargins(listed.flatMap((cost) => margins.get(cost) ?? []));
  return [
    valueColumn('Amount', (cost) => margins.get(cost)?.amount ?? null, {
      numeric: true,
      cell: (cost) => {
        const row = margins.get(cost);
        return row && <AmountPaid {...row} />;
      },
      foot: <AmountPaid {...totals} />,
    }),
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
