import { seededRandom } from './seeded-random.ts';
import type { DryPlan } from '../result/dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { searchDryPlan } from './search-dry-plan.ts';

const SEED = 1;

/**
 * A plan that can be carried out, at once: its machines are filled and nothing is searched for. Of the cures
 * only another day is told, since each of the rest would be a plan of its own.
 */
export function firstDryPlan(question: DryPlanInput): DryPlan {
  const isOver = () => 1;
  const search = searchDryPlan(question, seededRandom(SEED), isOver, 0);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}
