import type { DayNumber } from '#domain/calendar/day-number.ts';
import { eventDays } from '#domain/orders/event-days.ts';
import type { Order } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { demandLines } from '#domain/planning/demand-lines.ts';
import type { Assortment, DemandLine } from '#domain/planning/demand-lines.ts';
import { harvestDay, harvestRule, MAX_LEAD_DAYS } from '#domain/planning/harvest-day.ts';
import type { PlanInputs } from '#domain/planning/plan-inputs.ts';

/** What one event of an order takes from the harvest of one variety. */
export interface HarvestShare {
  readonly order: Order;
  readonly varietyId: string;
  readonly harvestDay: DayNumber;
  readonly lines: readonly DemandLine[];
}

/** What every order takes from the harvests of some days, both ends included. */
export function harvestShares(
  farm: PlanInputs,
  assortment: Assortment,
  from: DayNumber,
  to: DayNumber,
): HarvestShare[] {
  return readOrders(farm).flatMap((order) => {
    const rule = harvestRule(order, farm.settings.planner);
    const days = eventDays(order, from, to + MAX_LEAD_DAYS)
      .map((day) => harvestDay(day, rule))
      .filter((day) => day >= from && day <= to);
    if (days.length === 0) return [];
    const byVariety = [...linesByVariety(demandLines(order, assortment))];
    return days.flatMap((day) =>
      byVariety.map(([varietyId, lines]) => ({ order, varietyId, harvestDay: day, lines })),
    );
  });
}

function linesByVariety(lines: readonly DemandLine[]): Map<string, DemandLine[]> {
  const groups = new Map<string, DemandLine[]>();
  for (const line of lines) {
    const group = groups.get(line.varietyId);
    if (group) group.push(line);
    else groups.set(line.varietyId, [line]);
  }
  return groups;
}
