import { seededRandom } from './seeded-random.ts';
import type { DryPlan } from '../result/dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { searchDryPlan } from './search-dry-plan.ts';

const SEED = 1;

/**
 * Returns a feasible plan at once, without a search. Only another day is suggested for late orders, because
 * other suggestions need their own plan.
 */
export function firstDryPlan(question: DryPlanInput): DryPlan {
  const isOver = () => 1;
  const search = searchDryPlan(question, seededRandom(SEED), isOver, 0);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}
