import { dateLabel } from '#domain/calendar/day-label.ts';
import { distinctNotes, plainNotes } from '#domain/costing/cost-note.ts';
import { orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { roundCost } from '#domain/costing/cost-parts.ts';
import { costEvents, isIncomplete } from '#domain/costing/event-cost.ts';
import { overheadCharged } from '#domain/costing/overhead-charged.ts';
import {
  orderCosts as costOrders,
  splitLater,
  type OrderCost,
} from '#domain/costing/order-cost.ts';
import { only } from '../command.ts';
import { dollars, figure, type Column, daysUpTo, type Report, tableOf } from './report.ts';

export const orderCostsReport: Report = {
  title: 'Order Cost Detail',
  usualDays: daysUpTo(30),
  answer({ farm, range, today }) {
    const costs = costOrders(farm, range, today);
    const rows = costs.map(rowOf);
    const totals = orderCostTotals(costs);
    const warnings = distinctNotes(costs.flatMap(({ event }) => event.notes));
    const { upToToday, later, covers } = splitLater(costs, range, today);
    const { overheadLogs } = farm.catalog;
    return {
      json: {
        rows,
        totals,
        warnings: plainNotes(warnings),
        covers,
        totalsUpToToday: orderCostTotals(upToToday),
        totalsLater: orderCostTotals(later),
        overhead: overheadCharged(costEvents(farm), overheadLogs, range, today),
      },
      table: tableOf(rows, [
        ['Date', (row) => dateLabel(row.dateISO), 'Total'],
        ['Order', (row) => row.orderName],
        ['Customer', (row) => row.customer],
        ['Packages', (row) => figure(row.packages), figure(totals.packages)],
        ['Bulk', (row) => figure(row.bulk), figure(totals.bulk)],
        ['Weight (oz)', (row) => figure(row.weightOz), figure(totals.weightOz)],
        ...(totals.liveTrays === undefined ? [] : [liveColumn(totals.liveTrays)]),
        ['Estimated cost', (row) => dollars(row.totalCost), dollars(totals.totalCost)],
      ]),
    };
  },
};

function liveColumn(total: number): Column<{ readonly liveTrays?: number }> {
  return ['Live trays', ({ liveTrays = 0 }) => figure(liveTrays), figure(total)];
}

function rowOf({ event, id: _id, eventISO: _eventISO, liveTrays, ...cost }: OrderCost) {
  return {
    ...cost,
    orderName: event.order.name,
    ...only(event.order, 'customer', 'kind', 'orderCategory'),
    notes: plainNotes(event.notes),
    ownOverhead: roundCost(event.ownOverhead),
    incomplete: isIncomplete(event),
    ...(liveTrays !== undefined && { liveTrays }),
  };
}
