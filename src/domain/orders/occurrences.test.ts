import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import {
  type IsoDate,
  dayNumber,
  isoDate,
  weekdayOf,
  weekOfMonth,
} from '#domain/calendar/iso-date.ts';
import type { RepeatRule } from './order.ts';
import { occurrenceDays } from './occurrences.ts';

/** From a Wednesday on; the first month with a fifth Saturday is March. */
const SATURDAYS: RepeatRule = { startDate: '2025-01-01', frequency: 'WEEKLY', weekday: 6 };

const anyRule: fc.Arbitrary<RepeatRule> = fc.record({
  startDate: fc.integer({ min: 20_000, max: 20_400 }).map(isoDate),
  frequency: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY_1_3_5', 'MONTHLY_2_4', 'MONTHLY_NTH'),
  weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
  interval: fc.integer({ min: 1, max: 5 }),
  weekOfMonth: fc.constantFrom(1, 2, 3, 4),
});
const anyDay = fc.integer({ min: 19_900, max: 20_800 });

const daysOf = (rule: RepeatRule, from: IsoDate, to: IsoDate): IsoDate[] =>
  occurrenceDays(rule, dayNumber(from), dayNumber(to)).map(isoDate);

test.each<readonly [string, Partial<RepeatRule>, string, string]>([
  ['every week', {}, '2025-01-31', '1/4 1/11 1/18 1/25'],
  ['every third week', { interval: 3 }, '2025-02-28', '1/4 1/25 2/15'],
  ['on even weeks', { frequency: 'BIWEEKLY', interval: 1 }, '2025-02-28', '1/4 1/18 2/1 2/15'],
  [
    '1st, 3rd and 5th',
    { frequency: 'MONTHLY_1_3_5' },
    '2025-03-31',
    '1/4 1/18 2/1 2/15 3/1 3/15 3/29',
  ],
  ['2nd and 4th', { frequency: 'MONTHLY_2_4' }, '2025-02-28', '1/11 1/25 2/8 2/22'],
  [
    'in one week of the month',
    { frequency: 'MONTHLY_NTH', weekOfMonth: 4 },
    '2025-02-28',
    '1/25 2/22',
  ],
  ['1st where no week is told', { frequency: 'MONTHLY_NTH' }, '2025-02-28', '1/4 2/1'],
  ['never without a start date', { startDate: null }, '2025-12-31', ''],
])('an order of Saturdays is due %s: %o', (_what, rule, to, days) => {
  const due = daysOf({ ...SATURDAYS, ...rule }, '2025-01-01', to);
  expect(due.map((day) => day.replace(/2025-0(\d)-0?(\d+)/, '$1/$2')).join(' ')).toBe(days);
});

test('expanding two neighbouring windows gives what one window over both gives', () => {
  checkLaw([anyRule, anyDay, anyDay, anyDay], (rule, a, b, c) => {
    const [from, middle, to] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
    expect([
      ...occurrenceDays(rule, from, middle),
      ...occurrenceDays(rule, middle + 1, to),
    ]).toEqual(occurrenceDays(rule, from, to));
  });
});

test('an event is a day of the window that satisfies the rule, and no such day is missed', () => {
  checkLaw([anyRule, anyDay], (rule, from) => {
    const to = from + 100;
    const byDay: string[] = [];
    for (let day = from; day <= to; day++)
      if (fallsOn(rule, isoDate(day))) byDay.push(isoDate(day));
    expect(occurrenceDays(rule, from, to).map(isoDate)).toEqual(byDay);
  });
});

/** The rule as the specification words it, asked of a single day. */
function fallsOn(rule: RepeatRule, iso: string): boolean {
  const start = dayNumber(rule.startDate ?? '');
  if (dayNumber(iso) < start || weekdayOf(iso) !== rule.weekday) return false;
  const week = Math.floor((dayNumber(iso) - start) / 7);
  switch (rule.frequency) {
    case 'WEEKLY':
      return week % (rule.interval ?? 1) === 0;
    case 'BIWEEKLY':
      return week % 2 === 0;
    case 'MONTHLY_1_3_5':
      return weekOfMonth(iso) % 2 === 1;
    case 'MONTHLY_2_4':
      return weekOfMonth(iso) % 2 === 0;
    case 'MONTHLY_NTH':
      return weekOfMonth(iso) === rule.weekOfMonth;
  }
}

test('the first day of a month counts when the window ends on it', () => {
  // 5/1/2041 is a Wednesday.
  const rule = { startDate: '2041-01-01', frequency: 'MONTHLY_NTH', weekday: 3 } as const;
  const days = occurrenceDays(rule, dayNumber('2041-04-10'), dayNumber('2041-05-01'));
  expect(days.map(isoDate)).toEqual(['2041-05-01']);
});

test('days of a hundred years are found, and then those of a month of them', () => {
  const rule = { startDate: '1900-01-01', frequency: 'MONTHLY_2_4', weekday: 1 } as const;
  const found = (from: string, to: string) => occurrenceDays(rule, dayNumber(from), dayNumber(to));
  expect(found('1900-01-01', '1999-12-31')).toHaveLength(2400);
  expect(found('2025-03-01', '2025-03-31').map(isoDate)).toEqual(['2025-03-10', '2025-03-24']);
  expect(found('1900-01-08', '1900-01-22').map(isoDate)).toEqual(['1900-01-08', '1900-01-22']);
});
