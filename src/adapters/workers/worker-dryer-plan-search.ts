import { proxy } from 'comlink';
import type { DryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import type {
  DryerPlanSearch,
  DryerPlanProgress,
  FinishedDryerPlan,
} from '#state/ports/workers.ts';
import {
  dryerPlanService,
  type DryerPlanReply,
  type DryerPlanService,
} from './dryer-plan-service.ts';
import { besideThePage } from './beside-the-page.ts';

/** In the worker a second, with news about twenty times. */
const BESIDE = { budget: 1000, slice: 40 } as const;
/** On the screen only a moment, and never so long at a stretch that a key press would wait. */
const ON_SCREEN = { budget: 300, slice: 12 } as const;

/** A search that may be ended, wherever it runs. */
interface Stop {
  wanted: boolean;
  now: () => void;
}

/**
 * Plans the dryers in a worker of its own, which ends with its answer; in the page when no worker
 * can start.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerDryerPlanSearch(
  startWorker: () => Worker = startDryerPlanWorker,
): DryerPlanSearch {
  return {
    plan(input, onProgress) {
      const stop: Stop = { wanted: false, now: () => undefined };
      return {
        done: finish(input, onProgress, stop, startWorker),
        stop() {
          stop.wanted = true;
          stop.now();
        },
      };
    },
  };
}

function startDryerPlanWorker(): Worker {
  return new Worker(new URL('./dryer-plan-worker.ts', import.meta.url), { type: 'module' });
}

async function finish(
  input: DryerPlanInput,
  onProgress: (progress: DryerPlanProgress) => void,
  stop: Stop,
  startWorker: () => Worker,
): Promise<FinishedDryerPlan> {
  const { reply, ranIn } = await replyFromWorker(input, onProgress, stop, startWorker).then(
    (fromWorker) => ({ reply: fromWorker, ranIn: 'worker' as const }),
    // The worker is only there for speed: the page knows the same rules.
    async () => ({ reply: await replyFromPage(input, onProgress, stop), ranIn: 'page' as const }),
  );
  if (!reply.ok) throw new Error(reply.error);
  return { improved: reply.result, ranIn, wasStopped: stop.wanted };
}

async function replyFromWorker(
  input: DryerPlanInput,
  onProgress: (progress: DryerPlanProgress) => void,
  stop: Stop,
  startWorker: () => Worker,
): Promise<DryerPlanReply> {
  const { service, unlessBroken, end } = besideThePage<DryerPlanService>(startWorker);
  try {
    stop.now = () => void service.stop();
    if (stop.wanted) stop.now();
    return await unlessBroken<DryerPlanReply>(service.plan(input, BESIDE, proxy(onProgress)));
  } finally {
    stop.now = () => undefined;
    end();
  }
}

function replyFromPage(
  input: DryerPlanInput,
  onProgress: (progress: DryerPlanProgress) => void,
  stop: Stop,
): Promise<DryerPlanReply> {
  const service = dryerPlanService();
  stop.now = () => service.stop();
  if (stop.wanted) stop.now();
  return service.plan(input, ON_SCREEN, onProgress);
}
