import { deepStrictEqual } from 'node:assert';
import {
  type Weekday,
  dayNumber,
  isoDate,
  weekdayOfNumber,
  weekOfMonth,
} from '#domain/calendar/iso-date.ts';
import { occurrenceDays } from '#domain/orders/occurrences.ts';
import type { RepeatRule } from '#domain/orders/order.ts';
import type { Job } from '../job.ts';
import { rruleDays } from '../compared/rrule-days.ts';

const FROM = dayNumber('2026-11-20');
const TO = FROM + 90;

/** All events of 90 days of standing orders of every kind. */
export function recurrenceJob(orders: number): Job {
  const rules = Array.from({ length: orders }, (_, at) => aRule(at));
  const ours = (): number[][] => rules.map((rule) => occurrenceDays(rule, FROM, TO));
  const scan = (): number[][] => rules.map(scanDays);
  const byRrule = rruleDays(rules, FROM, TO);
  const count = ours().flat().length;
  return {
    name: `recurrence, ${orders} orders, 90 days`,
    contenders: [
      { name: 'occurrenceDays', kind: 'ours', run: ours },
      { name: 'looking at every day', kind: 'peer', run: scan },
      ...(byRrule === null ? [] : [{ name: 'rrule', kind: 'peer' as const, run: byRrule }]),
      { name: 'storing as many numbers', kind: 'limit', run: () => store(count) },
    ],
    goals:
      byRrule === null
        ? []
        : [
            {
              name: 'rrule / ours',
              of: ['rrule'],
              by: 'occurrenceDays',
              bound: { least: 500 },
            },
          ],
    check: () => {
      deepStrictEqual(ours(), scan());
      if (byRrule !== null) deepStrictEqual(byRrule(), scan());
    },
  };
}

const KINDS = ['WEEKLY', 'BIWEEKLY', 'MONTHLY_1_3_5', 'MONTHLY_2_4', 'MONTHLY_NTH'] as const;

function aRule(at: number): RepeatRule {
  return {
    startDate: isoDate(FROM - 30 + (at % 60)),
    frequency: KINDS[at % KINDS.length] ?? 'WEEKLY',
    // A remainder of 7 is a weekday.
    weekday: (at % 7) as Weekday,
    weekOfMonth: ((at % 4) + 1) as 1 | 2 | 3 | 4,
  };
}

function scanDays(rule: RepeatRule): number[] {
  const days: number[] = [];
  if (rule.startDate === null) return days;
  let first: number | undefined;
  for (let day = dayNumber(rule.startDate); day <= TO; day += 1) {
    if (weekdayOfNumber(day) !== rule.weekday) continue;
    first ??= day;
    if (day >= FROM && isDue(rule, day, first)) days.push(day);
  }
  return days;
}

function isDue(rule: RepeatRule, day: number, first: number): boolean {
  const week = weekOfMonth(isoDate(day));
  switch (rule.frequency) {
    case 'WEEKLY':
      return true;
    case 'BIWEEKLY':
      return (day - first) % 14 === 0;
    case 'MONTHLY_1_3_5':
      return week % 2 === 1;
    case 'MONTHLY_2_4':
      return week % 2 === 0;
    case 'MONTHLY_NTH':
      return week === rule.weekOfMonth;
  }
}

function store(count: number): Int32Array {
  const days = new Int32Array(count);
  for (let at = 0; at < count; at += 1) days[at] = FROM + at;
  return days;
}
