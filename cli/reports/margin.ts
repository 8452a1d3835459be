import { dateLabel } from '#domain/calendar/day-label.ts';
import { eventMargins, totalMargin, type EventMargin } from '#domain/margins/event-margins.ts';
import type { Margin } from '#domain/margins/margin.ts';
import { dollars, daysUpTo, type Report, tableOf } from './report.ts';

export const marginReport: Report = {
  title: 'Margin',
  usualDays: daysUpTo(30),
  answer({ farm, range, today }) {
    const margins = eventMargins(farm, range, today);
    const totals = totalMargin(margins);
    return {
      json: { rows: margins.map(rowOf), totals },
      table: tableOf(margins, [
        ['Date', (row) => dateLabel(row.dayISO), 'Total'],
        ['Order', (row) => row.orderCost.event.order.name],
        ['Customer', (row) => row.customer],
        ['Amount', (row) => dollars(row.amount), dollars(totals.amount)],
        ['Cost', (row) => dollars(row.cost), dollars(totals.cost)],
        ['Margin', (row) => dollars(row.margin), dollars(totals.margin)],
        ['%', percentOf, percentOf(totals)],
        ['Without a price', ({ unpriced }) => (unpriced === 0 ? '' : String(unpriced))],
      ]),
    };
  },
};

function rowOf(row: EventMargin) {
  const { orderId, dateISO, dayISO, customer, amount, cost, margin, marginPercent, unpriced } = row;
  return { orderId, dateISO, dayISO, customer, amount, cost, margin, marginPercent, unpriced };
}

function percentOf({ marginPercent }: Margin): string {
  return marginPercent === null ? '—' : marginPercent.toFixed(1);
}
