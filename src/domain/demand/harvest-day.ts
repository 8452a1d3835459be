import {
  clampHarvestBufferDays,
  MAX_HARVEST_BUFFER_DAYS,
} from '#domain/settings/harvest-buffer-days.ts';
import { type DayNumber, weekdayOfNumber } from '#domain/calendar/iso-date.ts';
import { SATURDAY, SUNDAY } from '#domain/calendar/weekdays.ts';
import type { Order } from '#domain/orders/order.ts';
import { movesToFriday } from '#domain/orders/weekend-rule.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';

/** A harvest is never more days before its event than this: the longest buffer, then Sunday to Friday. */
export const MAX_LEAD_DAYS = MAX_HARVEST_BUFFER_DAYS + 2;

/** Days from the harvest of an order to its delivery. */
export interface HarvestRule {
  readonly bufferDays: number;
  readonly weekendToFriday: boolean;
}

/**
 * Harvest rule of an order.
 *
 * A recurring order can have its own buffer days. For weekends see `movesToFriday`.
 */
export function harvestRule(order: Order, planner: HarvestDefaults): HarvestRule {
  const own = order.kind === 'RECURRING' ? order.harvestBufferDays : undefined;
  return {
    bufferDays: clampHarvestBufferDays(own ?? planner.defaultHarvestBufferDays),
    weekendToFriday: movesToFriday(order, planner.weekendHarvestToFriday),
  };
}

/** Harvest day of a delivery: buffer days are subtracted first, then a weekend moves to Friday. */
export function harvestDay(eventDay: DayNumber, rule: HarvestRule): DayNumber {
  const day = eventDay - rule.bufferDays;
  if (!rule.weekendToFriday) return day;
  const weekday = weekdayOfNumber(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day - 2 : day;
}
