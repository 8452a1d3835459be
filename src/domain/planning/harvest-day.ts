import {
  clampHarvestBufferDays,
  MAX_HARVEST_BUFFER_DAYS,
} from '#domain/settings/harvest-buffer-days.ts';
import { weekdayOfNumber } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Order } from '#domain/orders/order.ts';
import type { HarvestDefaults } from '#domain/settings/settings.ts';

const SATURDAY = 6;
const SUNDAY = 0;

/** A harvest is never more days before its event than this: the longest buffer, then Sunday to Friday. */
export const MAX_LEAD_DAYS = MAX_HARVEST_BUFFER_DAYS + 2;

/** How far before its event an order is cut. */
export interface HarvestRule {
  readonly bufferDays: number;
  readonly weekendToFriday: boolean;
}

/**
 * The harvest rule of an order.
 *
 * A standing order may choose its own buffer days. The weekend moves to Friday when the order says
 * so, or when the planner says so for farmers markets and the order does not refuse.
 */
export function harvestRule(order: Order, planner: HarvestDefaults): HarvestRule {
  const own = order.kind === 'RECURRING' ? order.harvestBufferDays : undefined;
  const marketRule = planner.weekendHarvestToFriday && order.orderCategory === 'FARMERS_MARKET';
  return {
    bufferDays: clampHarvestBufferDays(own ?? planner.defaultHarvestBufferDays),
    weekendToFriday:
      order.harvestFridayIfWeekend ||
      order.weekendHarvestToFriday === true ||
      (marketRule && order.weekendHarvestToFriday !== false),
  };
}

/** The day an event is cut for: buffer days are subtracted first, then a weekend moves to Friday. */
export function harvestDay(eventDay: DayNumber, rule: HarvestRule): DayNumber {
  const day = eventDay - rule.bufferDays;
  if (!rule.weekendToFriday) return day;
  const weekday = weekdayOfNumber(day);
  if (weekday === SATURDAY) return day - 1;
  return weekday === SUNDAY ? day - 2 : day;
}
