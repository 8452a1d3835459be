import { proxy } from 'comlink';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { firstDryPlan } from '#domain/dry-plan/first-dry-plan.ts';
import type { DryPlanSearch, FinishedDryPlan } from '#state/ports/workers.ts';
import { besideThePage } from './beside-the-page.ts';
import { timedDryPlan, type DryPlanTerms } from './timed-dry-plan.ts';

/** In the worker a second, as the plan's quality is measured with. */
const BESIDE: DryPlanTerms = { budget: 1000, slice: 40 };
/** On the screen only a moment, and with a pause after every step that takes long. */
const ON_SCREEN: DryPlanTerms = { budget: 300, slice: 12 };

/** What the program of the worker answers. */
export interface DryPlanService {
  plan(question: DryPlanQuestion, terms: DryPlanTerms, onFirst: OnFirst): Promise<DryPlan>;
}

/** Hears of a plan before the search; null where nobody listens. */
type OnFirst = ((plan: DryPlan) => void) | null;

/** A search that somebody may leave, wherever it runs. */
interface Leaving {
  isLeft: boolean;
  end: () => void;
}

/**
 * Plans real machines in a worker of its own, which ends with its answer or when it is left; in the
 * page when no worker can start.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerDryPlanSearch(startWorker: () => Worker = startDryPlanWorker): DryPlanSearch {
  return {
    async plan(question, onFirst) {
      const leaving: Leaving = { isLeft: false, end: () => undefined };
      return {
        done: finish(question, onFirst ?? null, leaving, startWorker),
        leave() {
          leaving.isLeft = true;
          leaving.end();
        },
      };
    },
  };
}

function startDryPlanWorker(): Worker {
  return new Worker(new URL('./dry-plan-worker.ts', import.meta.url), { type: 'module' });
}

async function finish(
  question: DryPlanQuestion,
  onFirst: OnFirst,
  leaving: Leaving,
  startWorker: () => Worker,
): Promise<FinishedDryPlan> {
  try {
    return { plan: await planBeside(question, onFirst, leaving, startWorker), ranIn: 'worker' };
  } catch {
    // The worker is only there for speed: the page knows the same rules, and says what is wrong.
    onFirst?.(firstDryPlan(question));
    const plan = await timedDryPlan(question, ON_SCREEN, () => leaving.isLeft);
    return { plan, ranIn: 'page' };
  }
}

async function planBeside(
  question: DryPlanQuestion,
  onFirst: OnFirst,
  leaving: Leaving,
  startWorker: () => Worker,
): Promise<DryPlan> {
  const { service, unlessBroken, end } = besideThePage<DryPlanService>(startWorker);
  // A worker that was ended never answers, and nothing waits for it.
  leaving.end = end;
  try {
    const first = onFirst === null ? null : proxy(onFirst);
    return await unlessBroken(service.plan(question, BESIDE, first));
  } finally {
    end();
  }
}
