import { deepStrictEqual } from 'node:assert';
import { dayNumber, isoDate, weekdayOf } from '#domain/calendar/day-number.ts';
import type { Weekday } from '#domain/calendar/iso-date.ts';
import { occurrenceDays } from '#domain/orders/occurrences.ts';
import type { RepeatRule } from '#domain/orders/order.ts';
import type { Job } from '../job.ts';

const FROM = dayNumber('2026-11-20');
const TO = FROM + 365;

/** All events of a year of weekly and fortnightly standing orders. */
export function recurrenceJob(orders: number): Job {
  const rules = Array.from({ length: orders }, (_, at) => aRule(at));
  const ours = (): number[][] => rules.map((rule) => occurrenceDays(rule, FROM, TO));
  const scan = (): number[][] => rules.map(scanDays);
  const count = ours().flat().length;
  return {
    name: `recurrence, ${orders} orders, a year`,
    contenders: [
      { name: 'occurrenceDays', kind: 'ours', run: ours },
      { name: 'looking at every day', kind: 'peer', run: scan },
      { name: 'storing as many numbers', kind: 'limit', run: () => store(count) },
    ],
    check: () => deepStrictEqual(ours(), scan()),
  };
}

function aRule(at: number): RepeatRule {
  return {
    startDate: isoDate(FROM - 30 + (at % 60)),
    frequency: at % 2 === 0 ? 'WEEKLY' : 'BIWEEKLY',
    // A remainder of 7 is a weekday.
    weekday: (at % 7) as Weekday,
  };
}

function scanDays(rule: RepeatRule): number[] {
  const days: number[] = [];
  if (rule.startDate === null) return days;
  const stride = rule.frequency === 'WEEKLY' ? 7 : 14;
  let first: number | undefined;
  for (let day = dayNumber(rule.startDate); day <= TO; day += 1) {
    if (weekdayOf(isoDate(day)) !== rule.weekday) continue;
    first ??= day;
    if ((day - first) % stride === 0 && day >= FROM) days.push(day);
  }
  return days;
}

function store(count: number): Int32Array {
  const days = new Int32Array(count);
  for (let at = 0; at < count; at += 1) days[at] = FROM + at;
  return days;
}
