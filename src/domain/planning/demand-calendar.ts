import type { DayNumber } from '#domain/calendar/day-number.ts';
import { eventDays } from '#domain/orders/event-days.ts';
import { harvestDay, MAX_LEAD_DAYS } from './harvest-day.ts';
import type { OrderDemand } from './order-demand.ts';

/**
 * Ounces wanted by harvest day and variety, as one flat table.
 *
 * Cells lie day after day, in each day one per variety (`row`), so that walking the days forward,
 * which is how carry moves, reads the table from its start to its end.
 */
export interface DemandCalendar {
  readonly firstDay: DayNumber;
  readonly rows: number;
  readonly ounces: Float64Array;
  /** 0 = nobody, n = only the nth order, `SEVERAL_ORDERS`. */
  readonly feeders: Int32Array;
}

/** Marks a cell that more than one order feeds. */
const SEVERAL_ORDERS = -1;

/** Enters what all orders want cut from `from` to `to`, both included. */
export function demandCalendar(
  demands: readonly OrderDemand[],
  rows: number,
  from: DayNumber,
  to: DayNumber,
): DemandCalendar {
  const days = Math.max(0, to - from + 1);
  const ounces = new Float64Array(days * rows);
  const feeders = new Int32Array(days * rows);
  demands.forEach(({ order, rule, lines }, index) => {
    if (lines.length === 0) return;
    for (const eventDay of eventDays(order, from, to + MAX_LEAD_DAYS)) {
      const day = harvestDay(eventDay, rule);
      if (day < from || day > to) continue;
      const firstCell = (day - from) * rows;
      for (const line of lines) {
        const cell = firstCell + line.row;
        ounces[cell] = (ounces[cell] ?? 0) + line.ounces;
        feeders[cell] = withFeeder(feeders[cell] ?? 0, index + 1);
      }
    }
  });
  return { firstDay: from, rows, ounces, feeders };
}

/** Several items or days of one order count as one feeder. */
function withFeeder(before: number, feeder: number): number {
  return before === 0 || before === feeder ? feeder : SEVERAL_ORDERS;
}
