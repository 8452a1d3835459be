import type { DryerPlanOrder, DryerPlanVariety } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import type { DryerShape } from '#domain/alchemy/simple-rule/planned-dryer.ts';

/** A dryer of a scenario, by trays and cycles a day. */
export interface ScenarioDryer extends DryerShape {
  readonly id: string;
  readonly name: string;
  readonly trays: number;
  readonly cyclesPerDay: number;
}

/** An order of a scenario: trays of one variety. */
export interface ScenarioOrder extends DryerPlanOrder {
  readonly productId: string;
}

/** A sample farm for the planner, which is never stored. */
export interface Scenario {
  readonly title: string;
  readonly dryers: readonly ScenarioDryer[];
  readonly varieties: readonly DryerPlanVariety[];
  readonly orders: readonly ScenarioOrder[];
}
