import { type IsoDate, UNKNOWN_INSTANT, weekdayOf } from '#domain/calendar/iso-date.ts';
import { usualInterval } from '#domain/orders/frequencies.ts';
import type { Frequency, RepeatOrder, RepeatRule } from '#domain/orders/order.ts';
import { weekOfRepeat } from '#domain/orders/week-of-repeat.ts';
import type { ProRecurrence } from '../alchemy.ts';

/** Returns a recurring Pro order in the shape the order rules read: the same days, without harvests. */
export function asRepeatOrder(standing: ProRecurrence): RepeatOrder {
  const { customer, notes: _notes, lines: _lines, ...rule } = standing;
  return {
    ...rule,
    kind: 'RECURRING',
    name: customer.name,
    customer: customer.name,
    orderCategory: 'GENERAL',
    harvestFridayIfWeekend: false,
    createdAt: UNKNOWN_INSTANT,
    items: [],
    interval: rule.interval ?? usualInterval(rule.frequency),
  };
}

export function ruleFrom(frequency: Frequency, startDate: IsoDate): RepeatRule {
  return {
    startDate,
    frequency,
    weekday: weekdayOf(startDate),
    interval: usualInterval(frequency),
    ...(frequency === 'MONTHLY_NTH' && { weekOfMonth: weekOfRepeat(startDate) }),
  };
}
