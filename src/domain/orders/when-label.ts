import { weekdayName } from '#domain/calendar/day-label.ts';
import { onDay, say, type Sentence } from '#domain/tell/say.ts';
import { weeksBetween } from './frequencies.ts';
import type { Order, RepeatRule } from './order.ts';

const NO_DATE = say`No date`;
const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;

/** Formats an order's schedule: "Sat 3/15/2025", or "Every Saturday from Sat 3/1/2025". */
export function whenLabel(order: Order): Sentence {
  if (order.kind === 'ONCE')
    return order.date === null ? NO_DATE : say`${onDay(order.date, 'date')}`;
  if (order.startDate === null) return NO_DATE;
  return say`${repeatLabel(order)} from ${onDay(order.startDate, 'date')}`;
}

/** Formats a repeat rule: "Every other Saturday". */
export function repeatLabel(rule: RepeatRule): string {
  const weekday = weekdayName(rule.weekday);
  switch (rule.frequency) {
    case 'WEEKLY':
    case 'BIWEEKLY':
      return weeksLabel(weeksBetween(rule), weekday);
    case 'MONTHLY_1_3_5':
      return `1st, 3rd & 5th ${weekday}`;
    case 'MONTHLY_2_4':
      return `2nd & 4th ${weekday}`;
    case 'MONTHLY_NTH':
      return `${ORDINALS[(rule.weekOfMonth ?? 1) - 1] ?? ''} ${weekday} of the month`;
  }
}

function weeksLabel(weeks: number, weekday: string): string {
  if (weeks === 1) return `Every ${weekday}`;
  return weeks === 2 ? `Every other ${weekday}` : `Every ${weeks} weeks on ${weekday}`;
}
