import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { plannedDryer } from '#domain/alchemy/simple-rule/planned-dryer.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Scenario } from './scenario.ts';

/** What the plan of a scenario follows from: nothing of the farm itself. */
export function scenarioInput(scenario: Scenario, start: IsoDate): DryerPlanInput {
  return {
    start,
    varieties: scenario.varieties,
    dryers: scenario.dryers.map(plannedDryer),
    orders: scenario.orders,
    undated: [],
    totalOrders: scenario.orders.length,
    plantings: [],
  };
}
