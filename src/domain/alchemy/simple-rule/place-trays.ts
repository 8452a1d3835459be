import type { DayNumber } from '#domain/calendar/iso-date.ts';
import { SNAP_DAYS, targetedHarvest } from './dryer-plan-days.ts';
import { DryerBoard, type DryingLoad } from './dryer-board.ts';
import type { DryerGroup } from './dryer-groups.ts';
import type { OrderInPlan } from './drying-orders.ts';

export interface Placement {
  readonly loads: readonly DryingLoad[];
  /** Trays of each order that are not dried within the plan, in the order of the orders. */
  readonly left: readonly number[];
}

/**
 * Fills the dryers order by order, earliest due first, by the simple rule.
 *
 * Trays are placed backwards from the last possible day: first on days served by a Thursday or Friday harvest,
 * then on any other. The rest goes forward from the due date.
 */
export function placeTrays(
  orders: readonly OrderInPlan[],
  dryers: readonly DryerGroup[],
  end: DayNumber,
): Placement {
  const board = new DryerBoard(dryers);
  const left = orders.map((order) => {
    const targeted = daysInTime(order).filter(
      (day) => targetedHarvest(day, order.earliest) !== null,
    );
    const late = placeBackwards(board, order, order.trays, targeted);
    return placeBackwards(board, order, late, daysInTime(order));
  });
  return placeLate(board, orders, left, end);
}

function daysInTime({ earliest, lastInTime }: OrderInPlan): readonly DayNumber[] {
  return Array.from({ length: Math.max(0, lastInTime - earliest + 1) }, (_, i) => earliest + i);
}

/**
 * Puts trays on the latest of the given days that are free.
 *
 * Among those within two days of the latest free one, a day that is empty or has only this variety
 * comes first, so that cycles stay with one variety.
 *
 * @returns Trays that found no room.
 */
function placeBackwards(
  board: DryerBoard,
  order: OrderInPlan,
  trays: number,
  days: readonly DayNumber[],
): number {
  let left = trays;
  let open = days;
  while (left > 0) {
    open = open.filter((day) => board.free(day, order.due) > 0);
    const latest = open.at(-1);
    if (latest === undefined) break;
    const alike = open.findLast(
      (day) => day >= latest - SNAP_DAYS && board.suits(day, order.varietyId),
    );
    left -= board.put(alike ?? latest, order, left, order.due);
  }
  return left;
}

/** Puts what is left of each order on the first free days after it is due, up to the end. */
function placeLate(
  board: DryerBoard,
  orders: readonly OrderInPlan[],
  left: readonly number[],
  end: DayNumber,
): Placement {
  const unplaced = orders.map((order, index) => {
    let trays = left[index] ?? 0;
    for (let day = Math.max(order.due, order.earliest); day <= end && trays > 0; day += 1) {
      trays -= board.put(day, order, trays, Infinity);
    }
    return trays;
  });
  return { loads: board.loads, left: unplaced };
}
