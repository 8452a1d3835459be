import { runToCompletion } from '#domain/records/run-to-completion.ts';
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
  return runToCompletion(searchDryPlan(question, seededRandom(SEED), isOver, 0));
}
