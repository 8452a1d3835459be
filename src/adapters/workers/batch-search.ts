import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import { improvePlan, type ImprovedPlan } from '#domain/alchemy/auto-batch/improve-plan.ts';
import { planBatches } from '#domain/alchemy/auto-batch/plan-batches.ts';
import { seededRandom } from '#domain/alchemy/batching/seeded-random.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { BatchProgress } from '#state/ports/workers.ts';

/** How long a search may take, and what happens meanwhile. */
export interface SearchTerms {
  /** When the search ends. */
  readonly budget: Millis;
  /** Time at a stretch, after which others are let in: what waits to be drawn, or a wish to stop. */
  readonly slice: Millis;
  readonly tell: (progress: BatchProgress) => void;
  readonly isStopped: () => boolean;
}

const SEED = 1;

/** Plans by the fixed rule, tells that at once, then looks for a better plan until the time is over. */
export async function searchBatches(
  input: AutoBatchInput,
  { budget, slice, tell, isStopped }: SearchTerms,
): Promise<ImprovedPlan> {
  tell({ plan: planBatches(input), share: 0 });
  await letOthersIn();
  const start = performance.now();
  let paused = start;
  const share = () => (isStopped() ? 1 : Math.min(1, (performance.now() - start) / budget));
  const search = improvePlan(input, seededRandom(SEED), share);
  let step = search.next();
  while (step.done !== true) {
    if (performance.now() - paused >= slice) {
      tell({ plan: step.value.plan, share: share() });
      await letOthersIn();
      paused = performance.now();
    }
    step = search.next();
  }
  return step.value;
}

function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
