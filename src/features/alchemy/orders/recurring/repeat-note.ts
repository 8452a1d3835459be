import { ruleFrom } from '#domain/alchemy/orders/standing-order.ts';
import { formatDay } from '#ui/format.ts';
import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { occurrenceDays } from '#domain/orders/occurrences.ts';
import type { Frequency } from '#domain/orders/order.ts';
import { repeatLabel } from '#domain/orders/when-label.ts';

/** How often an order comes again; '' = once. */
export type ProRepeat = '' | Frequency;

/** Every rhythm has an order within two months. */
const LONGEST_WAIT = 62;

export const REPEATS: Readonly<Record<ProRepeat, string>> = {
  '': 'One-time',
  WEEKLY: 'Every week',
  BIWEEKLY: 'Every 2 weeks',
  MONTHLY_1_3_5: '1st, 3rd & 5th week',
  MONTHLY_2_4: '2nd & 4th week',
  MONTHLY_NTH: 'Every month',
};

/** A rhythm is counted from a day. */
export function repeatProblem(repeat: ProRepeat, dueAt: IsoDate | null): string | null {
  return repeat !== '' && dueAt === null ? 'Set the first due date' : null;
}

/** "Every Friday, first on Fri 11/27. …": what making it a standing order does. */
export function repeatNote(frequency: Frequency, startDate: IsoDate): string {
  const rule = ruleFrom(frequency, startDate);
  const start = dayNumber(startDate);
  const [first] = occurrenceDays(rule, start, start + LONGEST_WAIT);
  const begins = first === undefined ? '' : `, first on ${formatDay(isoDate(first))}`;
  return `${repeatLabel(rule)}${begins}. Drafts appear 60 days ahead.`;
}
