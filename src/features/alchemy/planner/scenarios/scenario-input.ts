import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import { batchDryer } from '#domain/alchemy/auto-batch/batch-dryer.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Scenario } from './scenario.ts';

/** What the plan of a scenario follows from: nothing of the farm itself. */
export function scenarioInput(scenario: Scenario, start: IsoDate): AutoBatchInput {
  return {
    start,
    varieties: scenario.varieties,
    dryers: scenario.dryers.map(batchDryer),
    orders: scenario.orders,
    undated: [],
    totalOrders: scenario.orders.length,
    plantings: [],
  };
}
