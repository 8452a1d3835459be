import { type IsoDate, dayNumber, isoDate, weekdayOf } from '#domain/calendar/iso-date.ts';
import { firstDayOf, monthOf, monthsLater } from '#domain/calendar/month-grid.ts';
import type { BillEvery } from '#domain/customers/customer.ts';

/** Days that go on one invoice, both included. */
export interface InvoicePeriod {
  readonly fromISO: IsoDate;
  readonly toISO: IsoDate;
}

export function invoicePeriod(day: IsoDate, every: BillEvery, weekStartsOn: 0 | 1): InvoicePeriod {
  if (every === 'delivery') return { fromISO: day, toISO: day };
  if (every === 'month') {
    const month = monthOf(day);
    const next = dayNumber(firstDayOf(monthsLater(month, 1)));
    return { fromISO: firstDayOf(month), toISO: isoDate(next - 1) };
  }
  const first = dayNumber(day) - ((weekdayOf(day) - weekStartsOn + 7) % 7);
  return { fromISO: isoDate(first), toISO: isoDate(first + 6) };
}
