import { proxy, wrap } from 'comlink';
import type { AutoBatchInput } from '#domain/alchemy/auto-batch/auto-batch.ts';
import type { BatchPlanner, BatchProgress, FinishedBatchPlan } from '#state/ports/workers.ts';
import { batchService, type BatchReply, type BatchService } from './batch-service.ts';
import { broken } from './broken-worker.ts';

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
export function workerBatchPlanner(startWorker: () => Worker = startBatchWorker): BatchPlanner {
  return {
    plan(input, tell) {
      const stop: Stop = { wanted: false, now: () => undefined };
      return {
        done: finish(input, tell, stop, startWorker),
        stop() {
          stop.wanted = true;
          stop.now();
        },
      };
    },
  };
}

function startBatchWorker(): Worker {
  return new Worker(new URL('./batch-worker.ts', import.meta.url), { type: 'module' });
}

async function finish(
  input: AutoBatchInput,
  tell: (progress: BatchProgress) => void,
  stop: Stop,
  startWorker: () => Worker,
): Promise<FinishedBatchPlan> {
  const { reply, ranIn } = await replyFromWorker(input, tell, stop, startWorker).then(
    (fromWorker) => ({ reply: fromWorker, ranIn: 'worker' as const }),
    // The worker is only there for speed: the page knows the same rules.
    async () => ({ reply: await replyFromPage(input, tell, stop), ranIn: 'page' as const }),
  );
  if (!reply.ok) throw new Error(reply.error);
  return { improved: reply.result, ranIn, wasStopped: stop.wanted };
}

async function replyFromWorker(
  input: AutoBatchInput,
  tell: (progress: BatchProgress) => void,
  stop: Stop,
  startWorker: () => Worker,
): Promise<BatchReply> {
  const worker = startWorker();
  try {
    const service = wrap<BatchService>(worker);
    stop.now = () => void service.stop();
    if (stop.wanted) stop.now();
    return await Promise.race([service.plan(input, BESIDE, proxy(tell)), broken(worker)]);
  } finally {
    stop.now = () => undefined;
    worker.terminate();
  }
}

function replyFromPage(
  input: AutoBatchInput,
  tell: (progress: BatchProgress) => void,
  stop: Stop,
): Promise<BatchReply> {
  const service = batchService();
  stop.now = () => service.stop();
  if (stop.wanted) stop.now();
  return service.plan(input, ON_SCREEN, tell);
}
