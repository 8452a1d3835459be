import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { formatNumber } from '#ui/format.ts';
import { formatInColumn } from '#ui/format-weights.ts';
import { amountColumn, type RecordColumn } from '#ui/tables/record-column.tsx';

/** What was ordered, by the order or by the customer, with the totals in the last row; trays only where some are sold alive. */
export function orderAmountColumns<
  R extends Pick<OrderCost, 'packages' | 'bulk' | 'weightOz' | 'liveTrays'>,
>(totals: OrderCostTotals): readonly RecordColumn<R>[] {
  const counts = (head: string, count: (row: R) => number, total: number) =>
    amountColumn(head, count, formatNumber, { decimals: 0, total });
  return [
    counts('Packages', ({ packages }) => packages, totals.packages),
    counts('Bulk', ({ bulk }) => bulk, totals.bulk),
    amountColumn(
      'Weight (oz)',
      ({ weightOz }) => weightOz,
      (ounces) => formatInColumn('oz', ounces, 1),
      {
        decimals: 1,
        total: totals.weightOz,
      },
    ),
    ...(totals.liveTrays === undefined
      ? []
      : [counts('Live trays', ({ liveTrays = 0 }) => liveTrays, totals.liveTrays)]),
  ];
}
