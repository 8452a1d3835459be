import { costsByCustomer, type CustomerCost } from '#domain/costing/customer-costs.ts';
import { orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { orderCosts } from '#domain/costing/order-cost.ts';
import { dollars, figure } from './figures.ts';
import { daysUpTo, type Report, tableOf } from './report.ts';

/** What the orders of each customer cost. */
export const customers: Report = {
  title: 'Customer cost dashboard',
  usualDays: daysUpTo(90),
  answer({ farm, range, today }) {
    const costs = orderCosts(farm, range, today);
    const { ordersCount, totalCost, incompleteOrders, incompleteCost } = orderCostTotals(costs);
    const rows = costsByCustomer(costs).map(rowOf);
    return {
      json: {
        rows,
        totals: {
          customers: rows.length,
          ordersCount,
          totalCost,
          incompleteOrders,
          incompleteCost,
        },
      },
      table: tableOf(rows, [
        ['Customer', (row) => row.customer],
        ['Orders', (row) => figure(row.ordersCount)],
        ['Packages', (row) => figure(row.packagesUnits)],
        ['Bulk', (row) => figure(row.bulkCount)],
        ['Weight (oz)', (row) => figure(row.weightOz)],
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

function rowOf({
  key: _key,
  parts: _parts,
  notes,
  incompleteOrders,
  incompleteCost,
  ...rollup
}: CustomerCost) {
  const texts = notes.map(({ text }) => text);
  return { ...rollup, notes: texts, incompleteOrders, incompleteCost };
}
