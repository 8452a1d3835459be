import { seededRandom } from './seeded-random.ts';
import type { DryPlan } from '../result/dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { searchDryPlan } from './search-dry-plan.ts';

export const DRY_PLAN_STEPS = 450;
const SEED = 1;

export function dryPlanAtOnce(question: DryPlanInput, steps: number): DryPlan {
  return runToCompletion(dryPlanSteps(question, steps));
}

/**
 * Runs a search by steps instead of time, so the same farm always gets the same plan. Yields `null` per step
 * and returns the plan.
 */
export function* dryPlanSteps(
  question: DryPlanInput,
  steps: number = DRY_PLAN_STEPS,
): Generator<null, DryPlan> {
  let taken = 0;
  const progress = () => (steps === 0 ? 1 : Math.min(1, taken / steps));
  const search = searchDryPlan(question, seededRandom(SEED), progress);
  let step = search.next();
  while (step.done !== true) {
    taken += 1;
    yield null;
    step = search.next();
  }
  return step.value;
}

/**
 * Returns a feasible plan at once, without a search. Only another day is suggested for late orders, because
 * other suggestions need their own plan.
 */
export function firstDryPlan(question: DryPlanInput): DryPlan {
  const isOver = () => 1;
  return runToCompletion(searchDryPlan(question, seededRandom(SEED), isOver, 0));
}
