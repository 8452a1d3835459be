import { wrap } from 'comlink';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FinishedSimulation, Simulator } from '#state/ports/workers.ts';
import { broken } from './broken-worker.ts';
import {
  replyToSimulation,
  type SimulationReply,
  type SimulationService,
} from './simulation-reply.ts';

/**
 * Simulates in a worker of its own, which ends with its answer; in the page when no worker can start.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerSimulator(startWorker: () => Worker = startSimulatorWorker): Simulator {
  return {
    async simulate(input) {
      const { reply, ranIn } = await replyFromWorker(startWorker, input).then(
        (fromWorker) => ({ reply: fromWorker, ranIn: 'worker' as const }),
        // The worker is only there for speed: the page knows the same rules.
        () => ({ reply: replyToSimulation(input), ranIn: 'page' as const }),
      );
      return finished(reply, ranIn);
    },
  };
}

function startSimulatorWorker(): Worker {
  return new Worker(new URL('./simulator-worker.ts', import.meta.url), { type: 'module' });
}

async function replyFromWorker(
  startWorker: () => Worker,
  input: SimulationInput,
): Promise<SimulationReply> {
  const worker = startWorker();
  try {
    return await Promise.race([wrap<SimulationService>(worker).simulate(input), broken(worker)]);
  } finally {
    worker.terminate();
  }
}

function finished(reply: SimulationReply, ranIn: FinishedSimulation['ranIn']): FinishedSimulation {
  if (!reply.ok) throw new Error(reply.error);
  return { result: reply.result, ranIn };
}
