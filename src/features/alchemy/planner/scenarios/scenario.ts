import type { BatchOrder, BatchVariety } from '#domain/alchemy/auto-batch/auto-batch.ts';
import type { DryerShape } from '#domain/alchemy/auto-batch/batch-dryer.ts';

/** A dryer of a scenario, by trays and cycles a day. */
export interface ScenarioDryer extends DryerShape {
  readonly id: string;
  readonly name: string;
  readonly trays: number;
  readonly cyclesPerDay: number;
}

/** An order of a scenario: trays of one variety. */
export interface ScenarioOrder extends BatchOrder {
  readonly productId: string;
}

/** A sample farm for the planner, which is never stored. */
export interface Scenario {
  readonly title: string;
  readonly dryers: readonly ScenarioDryer[];
  readonly varieties: readonly BatchVariety[];
  readonly orders: readonly ScenarioOrder[];
}
