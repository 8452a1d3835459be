import { byTexts } from '#domain/records/lists.ts';
import { dayNumber, type DayNumber } from '#domain/calendar/iso-date.ts';
import type { DryerPlanInput, DryerPlanOrder, DryerPlanVariety } from './dryer-plan.ts';
import { dailyCapacity } from './dryer-plan-days.ts';

/** Default days to harvest of a deleted variety. */
const USUAL_DAYS_TO_HARVEST = 10;

/** One order's demand for a variety, with the days between which it can be worked for. */
export interface OrderInPlan extends Pick<DryerPlanOrder, 'id' | 'varietyId' | 'dueDate'> {
  readonly trays: number;
  readonly daysToHarvest: number;
  /** The first day its variety can be harvested when it is planted on the first day of the plan. */
  readonly earliest: DayNumber;
  /** The last day on which freeze-drying begins in time, in the quickest dryer. */
  readonly lastInTime: DayNumber;
  readonly due: DayNumber;
}

/** Orders by how they are delivered: freeze-dried or fresh; those due first in front. */
export interface SortedOrders {
  readonly drying: readonly OrderInPlan[];
  readonly fresh: readonly OrderInPlan[];
}

/** The orders of a plan with the days that they leave for the work, those due first in front. */
export function sortOrders(input: DryerPlanInput): SortedOrders {
  const varieties = new Map(input.varieties.map((variety) => [variety.id, variety]));
  const plan = { start: dayNumber(input.start), cycleDays: dailyCapacity(input).cycleDays };
  const planned = (isDried: boolean) =>
    input.orders
      .filter((order) => order.traysNeeded > 0 && order.requiresFreezeDry === isDried)
      .toSorted(byTexts('dueDate', 'id'))
      .map((order) => plannedOrder(order, varieties.get(order.varietyId), plan));
  return { drying: planned(true), fresh: planned(false) };
}

function plannedOrder(
  order: DryerPlanOrder,
  variety: DryerPlanVariety | undefined,
  plan: { readonly start: DayNumber; readonly cycleDays: number },
): OrderInPlan {
  const due = dayNumber(order.dueDate);
  const daysToHarvest = variety?.daysToHarvest ?? USUAL_DAYS_TO_HARVEST;
  return {
    id: order.id,
    varietyId: order.varietyId,
    trays: order.traysNeeded,
    dueDate: order.dueDate,
    daysToHarvest,
    earliest: plan.start + daysToHarvest,
    lastInTime: due - plan.cycleDays,
    due,
  };
}
