import { byId } from '#domain/records/change-records.ts';
import { byTexts } from '#domain/records/lists.ts';
import { dayNumber, type DayNumber } from '#domain/calendar/iso-date.ts';
import type { DryerPlanInput, DryerPlanOrder } from './dryer-plan.ts';
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
  const varieties = byId(input.varieties);
  const start = dayNumber(input.start);
  const { cycleDays } = dailyCapacity(input);
  const planned = (isDried: boolean) =>
    input.orders
      .filter((order) => order.traysNeeded > 0 && order.requiresFreezeDry === isDried)
      .toSorted(byTexts('dueDate', 'id'))
      .map(({ id, varietyId, traysNeeded: trays, dueDate }): OrderInPlan => {
        const due = dayNumber(dueDate);
        const { daysToHarvest = USUAL_DAYS_TO_HARVEST } = varieties.get(varietyId) ?? {};
        const [earliest, lastInTime] = [start + daysToHarvest, due - cycleDays];
        return { id, varietyId, trays, dueDate, daysToHarvest, earliest, lastInTime, due };
      });
  return { drying: planned(true), fresh: planned(false) };
}
