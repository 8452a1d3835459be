import { dateLabel } from '#domain/calendar/day-label.ts';
import { eventMargins, totalMargin, type EventMargin } from '#domain/margins/event-margins.ts';
import type { Margin } from '#domain/margins/margin.ts';
import { dollars } from './figures.ts';
import { daysUpTo, type Report } from './report.ts';

/** What each delivery earns. */
export const marginReport: Report = {
  title: 'Margin',
  usualDays: daysUpTo(30),
  answer({ farm, range, today }) {
    const margins = eventMargins(farm, range, today);
    const totals = totalMargin(margins);
    return {
      json: { rows: margins.map(rowOf), totals },
      table: [
        ['Date', 'Order', 'Customer', 'Amount', 'Cost', 'Margin', '%', 'Without a price'],
        ...margins.map((row) => [
          dateLabel(row.dayISO),
          row.orderCost.event.order.name,
          row.customer,
          ...figuresOf(row),
          row.unpriced === 0 ? '' : String(row.unpriced),
        ]),
        ['Total', '', '', ...figuresOf(totals), ''],
      ],
    };
  },
};

function rowOf(row: EventMargin) {
  const { orderId, dateISO, dayISO, customer, amount, cost, margin, marginPercent, unpriced } = row;
  return { orderId, dateISO, dayISO, customer, amount, cost, margin, marginPercent, unpriced };
}

function figuresOf({ amount, cost, margin, marginPercent }: Margin): readonly string[] {
  const percent = marginPercent === null ? '—' : marginPercent.toFixed(1);
  return [dollars(amount), dollars(cost), dollars(margin), percent];
}
