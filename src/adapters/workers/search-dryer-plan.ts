import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { improvePlan, type ImprovedPlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import { planDryers } from '#domain/alchemy/dryer-plan/plan-dryers.ts';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { DryerPlanProgress } from '#state/ports/workers.ts';
import { letOthersIn } from './let-others-in.ts';

/** How long a search may take, and what happens meanwhile. */
export interface SearchTerms {
  /** When the search ends. */
  readonly budget: Millis;
  /** Time at a stretch, after which others are let in: what waits to be drawn, or a wish to stop. */
  readonly slice: Millis;
  readonly onProgress: (progress: DryerPlanProgress) => void;
  readonly isStopped: () => boolean;
}

const SEED = 1;

/** Plans by the fixed rule, tells that at once, then looks for a better plan until the time is over. */
export async function searchDryerPlan(
  input: DryerPlanInput,
  { budget, slice, onProgress, isStopped }: SearchTerms,
): Promise<ImprovedPlan> {
  onProgress({ plan: planDryers(input), share: 0 });
  await letOthersIn();
  const start = performance.now();
  let paused = start;
  const share = () => (isStopped() ? 1 : Math.min(1, (performance.now() - start) / budget));
  const search = improvePlan(input, seededRandom(SEED), share);
  let step = search.next();
  while (step.done !== true) {
    if (performance.now() - paused >= slice) {
      onProgress({ plan: step.value.plan, share: share() });
      await letOthersIn();
      paused = performance.now();
    }
    step = search.next();
  }
  return step.value;
}
