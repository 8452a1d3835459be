import { dayNumber, isoDate, weekdayOfNumber } from '#domain/calendar/iso-date.ts';
import type { RepeatRule } from '#domain/orders/order.ts';
import { peerPackage } from './peer-package.ts';

const DAY_MS = 86_400_000;

/** As much of the library rrule as is compared. */
interface RRulePackage {
  readonly RRule: {
    new (options: object): { between(from: Date, to: Date, inclusive: boolean): Date[] };
    readonly WEEKLY: number;
    readonly MONTHLY: number;
  };
  readonly Weekday: new (weekday: number, nth?: number) => object;
}

/** The same question answered by rrule, or null where it is not installed. */
export function rruleDays(
  rules: readonly RepeatRule[],
  from: number,
  to: number,
): (() => number[][]) | null {
  // The package has these parts; it is asked for only when somebody has installed it.
  const peer = peerPackage('rrule') as RRulePackage | null;
  if (peer === null) return null;
  return () => rules.map((rule) => daysOf(rule, peer, from, to));
}

function daysOf(rule: RepeatRule, { RRule, Weekday }: RRulePackage, from: number, to: number) {
  if (rule.startDate === null) return [];
  let first = dayNumber(rule.startDate);
  while (weekdayOfNumber(first) !== rule.weekday) first += 1;
  // Ours begin the week on Sunday, theirs on Monday.
  const weekday = (rule.weekday + 6) % 7;
  const weeks = weeksOf(rule);
  const made = new RRule({
    dtstart: new Date(`${isoDate(first)}T00:00:00Z`),
    freq: weeks === null ? RRule.WEEKLY : RRule.MONTHLY,
    interval: rule.frequency === 'BIWEEKLY' ? 2 : 1,
    byweekday:
      weeks === null ? [new Weekday(weekday)] : weeks.map((week) => new Weekday(weekday, week)),
  });
  return made
    .between(new Date(`${isoDate(from)}T00:00:00Z`), new Date(`${isoDate(to)}T00:00:00Z`), true)
    .map((date) => dayNumber(isoDateOf(date)));
}

function isoDateOf(date: Date): string {
  return new Date(Math.floor(date.getTime() / DAY_MS) * DAY_MS).toISOString().slice(0, 10);
}

/** Which weekdays of a month; null for every week. */
function weeksOf(rule: RepeatRule): readonly number[] | null {
  switch (rule.frequency) {
    case 'MONTHLY_1_3_5':
      return [1, 3, 5];
    case 'MONTHLY_2_4':
      return [2, 4];
    case 'MONTHLY_NTH':
      return [rule.weekOfMonth ?? 1];
    default:
      return null;
  }
}
