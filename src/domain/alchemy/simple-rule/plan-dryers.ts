import { groupBy, sumByKey } from '#domain/records/lists.ts';
import { dayNumber, isoDate, type DayNumber } from '#domain/calendar/iso-date.ts';
import type { DryerPlanInput, DryerPlan, DryerDay, TraysOfDay } from './dryer-plan.ts';
import { dailyCapacity, horizonEnd } from './dryer-plan-days.ts';
import { dryerGroups } from './dryer-groups.ts';
import type { DryingLoad } from './dryer-board.ts';
import { sortOrders, type SortedOrders } from './drying-orders.ts';
import { harvestLots, type HarvestLot } from './harvest-lots.ts';
import { placeTrays, type Placement } from './place-trays.ts';
import { planPlantings } from './plan-plantings.ts';
import { planRisks } from './plan-risks.ts';

/**
 * Plans from Pro orders back to plantings by the simple rule. Deterministic.
 *
 * Freeze-dried trays are placed first; harvests and plantings follow from them.
 */
export function planDryers(input: DryerPlanInput): DryerPlan {
  const orders = sortOrders(input);
  const placement = placeByRule(input, orders);
  const fdCycles = dryerDays(placement.loads);
  const lots = harvestLots(orders, placement.loads);
  const { trays, average } = dailyCapacity(input);
  return {
    stats: {
      startDate: isoDate(dayNumber(input.start)),
      endDate: isoDate(horizonEnd(input)),
      totalOrders: new Set(input.orders.map(({ id }) => id)).size,
      dailyCapacity: average,
      ...(trays !== average && { mostOnDay: trays }),
    },
    risks: planRisks(input, orders, placement, fdCycles),
    fdCycles,
    plantings: planPlantings(lots, input),
    harvests: harvests(lots),
  };
}

export function placeByRule(input: DryerPlanInput, { drying }: SortedOrders): Placement {
  return placeTrays(drying, dryerGroups(input.dryers), horizonEnd(input));
}

function dryerDays(loads: readonly DryingLoad[]): DryerDay[] {
  return [...byDay(loads)].map(([day, assignments]) => ({
    date: isoDate(day),
    totalTrays: assignments.reduce((sum, { trays }) => sum + trays, 0),
    assignments,
  }));
}

function harvests(lots: readonly HarvestLot[]): TraysOfDay[] {
  return [...byDay(lots)].flatMap(([day, varieties]) =>
    varieties.map((variety) => ({ date: isoDate(day), ...variety })),
  );
}

type VarietyCount = Omit<TraysOfDay, 'date'>;

/** Trays by day and variety, the days in order. */
function byDay(lots: readonly HarvestLot[]): Map<DayNumber, VarietyCount[]> {
  const days = groupBy(
    lots.toSorted((a, b) => a.day - b.day),
    ({ day }) => day,
  );
  return new Map(
    [...days].map(([day, ofDay]) => {
      const varieties = sumByKey(ofDay.map(({ order, trays }) => [order.varietyId, trays]));
      return [day, [...varieties].map(([varietyId, trays]) => ({ varietyId, trays }))];
    }),
  );
}
