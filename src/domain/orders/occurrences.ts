import {
  type DayNumber,
  type Weekday,
  calendarDay,
  dayNumber,
  dayNumberOf,
  daysInMonth,
  weekdayOfNumber,
} from '#domain/calendar/iso-date.ts';
import { placeIn } from '#domain/records/sorted-list.ts';
import { weeksBetween } from './frequencies.ts';
import type { RepeatRule } from './order.ts';

/** Weeks of a month, each list the same one for all orders: what is known of it is kept by the list itself. */
const WEEKS = { MONTHLY_1_3_5: [1, 3, 5], MONTHLY_2_4: [2, 4] } as const;
const ONE_WEEK = { 1: [1], 2: [2], 3: [3], 4: [4] } as const;

/** Scheduled days of a recurring order, inclusive and earliest first; none before or without a start date. */
export function occurrenceDays(rule: RepeatRule, from: DayNumber, to: DayNumber): DayNumber[] {
  if (rule.startDate === null) return [];
  const start = dayNumber(rule.startDate);
  const { frequency, weekday } = rule;
  if (frequency === 'WEEKLY' || frequency === 'BIWEEKLY') {
    return everyWeeks(weeksBetween(rule), weekday, start, from, to);
  }
  const weeks = frequency === 'MONTHLY_NTH' ? ONE_WEEK[rule.weekOfMonth ?? 1] : WEEKS[frequency];
  return inWeeksOfMonth(weeks, weekday, Math.max(start, from), to);
}

/** Weeks count from the start date, so the first matching weekday on or after it is week 0. */
function everyWeeks(
  weeks: number,
  weekday: Weekday,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const days: DayNumber[] = [];
  const stride = 7 * weeks;
  const first = start + daysUntil(weekday, start);
  const skipped = Math.max(0, Math.ceil((from - first) / stride));
  for (let day = first + skipped * stride; day <= to; day += stride) days.push(day);
  return days;
}

/** Days of one rule for the months that were asked for so far. */
interface KnownMonths {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly days: readonly DayNumber[];
}

// Thousands of orders share the few rules that there are: "the second Friday" is found once for all of them.
const knownMonths = new Map<readonly number[], KnownMonths[]>();

/** Months that lie farther apart are not kept together. */
const MAX_KEPT_DAYS = 20_000;

/** The nth weekdays of the months, from one day to another. */
function inWeeksOfMonth(
  weeks: readonly number[],
  weekday: Weekday,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  let byWeekday = knownMonths.get(weeks);
  if (byWeekday === undefined) knownMonths.set(weeks, (byWeekday = []));
  let known = byWeekday[weekday];
  if (known === undefined || from < known.from || to > known.to) {
    const [first, last] = [Math.min(from, known?.from ?? from), Math.max(to, known?.to ?? to)];
    const span = last - first > MAX_KEPT_DAYS ? { from, to } : { from: first, to: last };
    known = { ...span, days: findInWeeksOfMonth(weeks, weekday, span.from, span.to) };
    byWeekday[weekday] = known;
  }
  const { days } = known;
  return days.slice(placeIn(days, from, daysAfter), placeIn(days, to + 1, daysAfter));
}

function daysAfter(a: DayNumber, b: DayNumber): number {
  return a - b;
}

/** The nth weekday is in the month's nth week. Most months lack a fifth. */
function findInWeeksOfMonth(
  weeks: readonly number[],
  weekday: Weekday,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const days: DayNumber[] = [];
  let { year, month } = calendarDay(from);
  let firstOfMonth = dayNumberOf(year, month, 1);
  while (firstOfMonth <= to) {
    const length = daysInMonth(year, month);
    const firstEvent = daysUntil(weekday, firstOfMonth);
    for (const week of weeks) {
      const offset = firstEvent + 7 * (week - 1);
      const day = firstOfMonth + offset;
      if (offset < length && day >= from && day <= to) days.push(day);
    }
    firstOfMonth += length;
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year += 1;
  }
  return days;
}

function daysUntil(weekday: Weekday, day: DayNumber): number {
  return (weekday - weekdayOfNumber(day) + 7) % 7;
}
