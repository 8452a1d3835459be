import { UNKNOWN_INSTANT } from '#domain/calendar/unknown-instant.ts';
import { usualInterval } from '#domain/orders/frequencies.ts';
import type { RepeatOrder } from '#domain/orders/order.ts';
import type { ProStanding } from '../alchemy.ts';

/** A standing Pro order as the rules of standing orders read it: the same days, and nothing to harvest. */
export function asRepeatOrder(standing: ProStanding): RepeatOrder {
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
