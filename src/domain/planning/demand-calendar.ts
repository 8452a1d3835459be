import type { DayNumber } from '#domain/calendar/day-number.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
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
  /** Ounces that deliveries take from just this harvest, beside those above; null when none do. */
  readonly takenOunces: Float64Array | null;
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
  const isTaken = demands.some(({ agreed }) => agreed?.claims.some((claim) => claim.isTaken));
  const takenOunces = isTaken ? new Float64Array(days * rows) : null;
  demands.forEach(({ order, rule, lines, agreed }, index) => {
    const add = (table: Float64Array, cell: number, more: number) => {
      table[cell] = (table[cell] ?? 0) + more;
      feeders[cell] = withFeeder(feeders[cell] ?? 0, index + 1);
    };
    if (lines.length > 0) {
      for (const { eventDay, deliveryDay } of orderEvents(order, from, to + MAX_LEAD_DAYS)) {
        if (agreed?.eventDays.has(eventDay) === true) continue;
        const day = harvestDay(deliveryDay, rule);
        if (day < from || day > to) continue;
        const firstCell = (day - from) * rows;
        for (const line of lines) add(ounces, firstCell + line.row, line.ounces);
      }
    }
    for (const claim of agreed?.claims ?? []) {
      if (claim.day < from || claim.day > to) continue;
      const table = claim.isTaken && takenOunces !== null ? takenOunces : ounces;
      add(table, (claim.day - from) * rows + claim.row, claim.ounces);
    }
  });
  return { firstDay: from, rows, ounces, takenOunces, feeders };
}

/** Several items or days of one order count as one feeder. */
function withFeeder(before: number, feeder: number): number {
  return before === 0 || before === feeder ? feeder : SEVERAL_ORDERS;
}
