import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { searchDryPlan } from '#domain/dry-plan/search-dry-plan.ts';
import { letOthersIn } from './let-others-in.ts';

/** How long a search for a plan of real machines may take. */
export interface DryPlanTerms {
  /** When the search ends; the causes and cures of what is late come after it. */
  readonly budget: Millis;
  /** Time at a stretch, after which others are let in. */
  readonly slice: Millis;
}

const SEED = 1;

/**
 * Searches for a plan of real machines until the time is over, or nothing can be better.
 *
 * @param isLeft - Whether nobody waits for the plan any more: it is given up then, which rejects.
 */
export async function timedDryPlan(
  question: DryPlanQuestion,
  { budget, slice }: DryPlanTerms,
  isLeft: () => boolean = () => false,
): Promise<DryPlan> {
  const start = performance.now();
  let paused = start;
  const progress = () => (performance.now() - start) / budget;
  const search = searchDryPlan(question, seededRandom(SEED), progress);
  let step = search.next();
  while (step.done !== true) {
    if (performance.now() - paused >= slice) {
      await letOthersIn();
      if (isLeft()) throw new Error('Nobody waits for the plan');
      paused = performance.now();
    }
    step = search.next();
  }
  return step.value;
}
