import { UNKNOWN_INSTANT } from '#domain/calendar/unknown-instant.ts';
import { weekdayOf } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { usualInterval } from '#domain/orders/frequencies.ts';
import type { Frequency, RepeatOrder, RepeatRule } from '#domain/orders/order.ts';
import { weekOfRepeat } from '#domain/orders/week-of-repeat.ts';
import type { ProRecurrence } from '../alchemy.ts';

/** A standing Pro order as the rules of standing orders read it: the same days, and nothing to harvest. */
export function asRepeatOrder(standing: ProRecurrence): RepeatOrder {
  const { id, customer, startDate, frequency, weekday, weekOfMonth, endDate, pauses } = standing;
  return {
    id,
    kind: 'RECURRING',
    name: customer.name,
    customer: customer.name,
    orderCategory: 'GENERAL',
    harvestFridayIfWeekend: false,
    createdAt: UNKNOWN_INSTANT,
    items: [],
    startDate,
    frequency,
    weekday,
    interval: standing.interval ?? usualInterval(frequency),
    ...(weekOfMonth !== undefined && { weekOfMonth }),
    ...(endDate !== undefined && { endDate }),
    ...(pauses !== undefined && { pauses }),
  };
}

/** The rule of a standing order that begins on a day: on its weekday, and where one week of the month counts, in its week. */
export function ruleFrom(frequency: Frequency, startDate: IsoDate): RepeatRule {
  return {
    startDate,
    frequency,
    weekday: weekdayOf(startDate),
    interval: usualInterval(frequency),
    ...(frequency === 'MONTHLY_NTH' && { weekOfMonth: weekOfRepeat(startDate) }),
  };
}
