import type { DayNumber } from '#domain/calendar/day-number.ts';
import { firstPossibleDay } from '#domain/orders/event-days.ts';
import { demandCalendar } from './demand-calendar.ts';
import type { DemandCalendar } from './demand-calendar.ts';
import { MAX_LEAD_DAYS } from './harvest-day.ts';
import type { OrderDemand } from './order-demand.ts';
import { isWorthCutting } from './harvest-amounts.ts';

/** Most chains are a weekend long, so a first look this far back usually suffices. */
const FIRST_LOOK_BACK_DAYS = 8;
const LOOK_BACK_GROWTH = 4;

/**
 * The demand calendar from `from` to `to`, begun so early that no carry is cut off.
 *
 * What a harvest carries in depends on the harvest of the day before, that one on the day before
 * it, and so on to the last day on which the variety was not cut. The look back grows until every
 * such chain is whole, and ends where the first order began.
 */
export function calendarWithWholeChains(
  demands: readonly OrderDemand[],
  rows: number,
  from: DayNumber,
  to: DayNumber,
): DemandCalendar {
  const earliest = earliestHarvest(demands, from);
  for (let lookBack = FIRST_LOOK_BACK_DAYS; ; lookBack *= LOOK_BACK_GROWTH) {
    const start = Math.max(from - lookBack, earliest);
    const calendar = demandCalendar(demands, rows, start, to);
    if (start === earliest || !cutsChain(calendar, from)) return calendar;
  }
}

/** No harvest is earlier than this; never later than `from`. */
function earliestHarvest(demands: readonly OrderDemand[], from: DayNumber): DayNumber {
  let earliest = from;
  for (const { order, agreed } of demands) {
    const first = firstPossibleDay(order);
    if (first !== null) earliest = Math.min(earliest, first - MAX_LEAD_DAYS);
    for (const { day } of agreed?.claims ?? []) earliest = Math.min(earliest, day);
  }
  return earliest;
}

/** Whether some variety is cut on every day from the start of the calendar up to `from`. */
function cutsChain(calendar: DemandCalendar, from: DayNumber): boolean {
  const { firstDay, rows, ounces, takenOunces } = calendar;
  const end = (from - firstDay + 1) * rows;
  for (let row = 0; row < rows; row++) {
    let cell = row;
    while (cell < end && isWorthCutting((ounces[cell] ?? 0) + (takenOunces?.[cell] ?? 0))) {
      cell += rows;
    }
    if (cell >= end) return true;
  }
  return false;
}
