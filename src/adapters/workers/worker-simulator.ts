import type { SimulationInput } from '#domain/capacity/simulation.ts';
import type { FinishedSimulation, Simulator } from '#state/ports/workers.ts';
import { besideThePage } from './beside-the-page.ts';
import type { BesideThePage } from './beside-the-page.ts';
import {
  replyToSimulation,
  type SimulationReply,
  type SimulationService,
} from './simulation-reply.ts';

/**
 * Simulates in a worker that stays, so that only the first simulation waits for it to start; in the page when no
 * worker can start. One that broke down is replaced when the next simulation is asked for.
 *
 * @param startWorker - Starts the worker's program; a test may make it fail.
 */
export function workerSimulator(startWorker: () => Worker = startSimulatorWorker): Simulator {
  let kept: BesideThePage<SimulationService> | null = null;

  async function replyFromWorker(input: SimulationInput): Promise<SimulationReply> {
    kept ??= besideThePage<SimulationService>(startWorker);
    const mine = kept;
    try {
      return await mine.unlessBroken<SimulationReply>(mine.service.simulate(input));
    } catch (cause) {
      if (kept === mine) kept = null;
      mine.end();
      throw cause;
    }
  }

  return {
    async simulate(input) {
      const { reply, ranIn } = await replyFromWorker(input).then(
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

function finished(reply: SimulationReply, ranIn: FinishedSimulation['ranIn']): FinishedSimulation {
  if (!reply.ok) throw new Error(reply.error);
  return { result: reply.result, ranIn };
}
