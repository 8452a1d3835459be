import { plainNotes } from '#domain/costing/cost-note.ts';
import { costsByCustomer, type CustomerCost } from '#domain/costing/customer-costs.ts';
import { orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { orderCosts } from '#domain/costing/order-cost.ts';
import { only } from '../command.ts';
import { dollars, figure, type Column, daysUpTo, type Report, tableOf } from './report.ts';

export const customers: Report = {
  title: 'Customer cost dashboard',
  usualDays: daysUpTo(90),
  answer({ farm, range, today }) {
    const costs = orderCosts(farm, range, today);
    const { liveTrays, ...totals } = orderCostTotals(costs);
    const rows = costsByCustomer(costs).map(rowOf);
    return {
      json: {
        rows,
        totals: {
          customers: rows.length,
          ...only(totals, 'ordersCount', 'totalCost', 'incompleteOrders', 'incompleteCost'),
          ...(liveTrays !== undefined && { liveTrays }),
        },
      },
      table: tableOf(rows, [
        ['Customer', (row) => row.customer],
        ['Orders', (row) => figure(row.ordersCount)],
        ['Packages', (row) => figure(row.packagesUnits)],
        ['Bulk', (row) => figure(row.bulkCount)],
        ['Weight (oz)', (row) => figure(row.weightOz)],
        ...(liveTrays === undefined ? [] : [liveColumn]),
        ['Total cost', (row) => dollars(row.totalCost)],
        ['Avg / order', (row) => dollars(row.averageCost)],
        [
          'Top varieties',
          ({ topVarieties }) =>
            topVarieties.map(({ name, ounces }) => `${name} ${figure(ounces)} oz`).join(', '),
        ],
      ]),
    };
  },
};

const liveColumn: Column<{ readonly liveTrays?: number }> = [
  'Live trays',
  ({ liveTrays = 0 }) => figure(liveTrays),
];

function rowOf({ packages, bulk, notes, liveTrays, ...cost }: CustomerCost) {
  return {
    ...only(cost, 'customer', 'ordersCount'),
    packagesUnits: packages,
    bulkCount: bulk,
    ...only(cost, 'weightOz', 'totalCost', 'averageCost', 'topVarieties'),
    notes: plainNotes(notes),
    ...only(cost, 'incompleteOrders', 'incompleteCost'),
    ...(liveTrays !== undefined && { liveTrays }),
  };
}
