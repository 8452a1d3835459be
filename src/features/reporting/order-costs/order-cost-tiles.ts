import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import { incompleteText } from '../incomplete-text.ts';
import type { SummaryTile } from '../summary-tiles.tsx';

/** What orders come to, in four numbers. */
export function orderCostTiles(totals: OrderCostTotals): readonly SummaryTile[] {
  return [
    { name: 'Orders', value: formatNumber(totals.ordersCount) },
    { name: 'Packages', value: formatNumber(totals.packages) },
    { name: 'Bulk', value: formatNumber(totals.bulk) },
    {
      name: 'Estimated cost',
      value: formatDollars(totals.totalCost),
      note: incompleteText(totals),
    },
  ];
}
