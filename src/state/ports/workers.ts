import type { DryerPlanInput, DryerPlan } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import type { ImprovedPlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import type { SimulationInput, SimulationResult } from '#domain/capacity/simulation.ts';

/** A simulation, and whether it was worked out beside the screen or on it. */
export interface FinishedSimulation {
  readonly result: SimulationResult;
  readonly ranIn: 'worker' | 'page';
}

/** Works out how demands fit, without holding up the screen where the browser can do that. */
export interface Simulator {
  /** Rejects with the reason when the simulation itself fails. */
  simulate(input: SimulationInput): Promise<FinishedSimulation>;
}

/** How far a search for a better plan of the dryers is. */
export interface DryerPlanProgress {
  /** The best plan so far; at first the one of the fixed rule. */
  readonly plan: DryerPlan;
  /** How much of the time is over, 0 to 1. */
  readonly share: number;
}

/** A plan of the dryers, and whether it was searched for beside the screen or on it. */
export interface FinishedDryerPlan {
  readonly improved: ImprovedPlan;
  readonly ranIn: 'worker' | 'page';
  /** The search was ended before its time: what is there is the best so far. */
  readonly wasStopped: boolean;
}

/** A plan of the dryers that is being searched for. */
export interface DryerPlanRun {
  /** Rejects with the reason when planning itself fails. */
  readonly done: Promise<FinishedDryerPlan>;
  /** Ends the search with the best plan so far. */
  readonly stop: () => void;
}

/** Plans the dryers: by the fixed rule at once, then for a moment ever better, without holding up the screen. */
export interface DryerPlanSearch {
  plan(input: DryerPlanInput, onProgress: (progress: DryerPlanProgress) => void): DryerPlanRun;
}

/** A plan of real machines, and whether it was searched for beside the screen or on it. */
export interface FinishedDryPlan {
  readonly plan: DryPlan;
  readonly ranIn: 'worker' | 'page';
}

/** A plan of real machines that is being searched for. */
export interface DryPlanRun {
  /** Rejects with the reason when planning itself fails. What is left may never be done. */
  readonly done: Promise<FinishedDryPlan>;
  /** Nobody waits for the plan any more. */
  readonly leave: () => void;
}

/** Plans what real machines dry for a moment, without holding up the screen where the browser can do that. */
export interface DryPlanSearch {
  /**
   * Tells of the run once it has begun: before the first one, its program is loaded.
   *
   * @param onFirst - Hears of a plan that is there at once, before a better one is searched for.
   */
  plan(question: DryPlanQuestion, onFirst?: (plan: DryPlan) => void): Promise<DryPlanRun>;
}
