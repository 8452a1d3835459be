import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LaneAnswer, LaneQuestion } from './lane-messages.ts';
import type { NumberedMutant } from './plant-mutants.ts';

const LANE = fileURLToPath(new URL('lane.ts', import.meta.url));

/** A process of its own that runs tests with mutants: one that hangs is ended, and begun again. */
export interface LaneProcess {
  /** The answer, or `undefined` when it did not come in time; the lane is fresh then. */
  ask(question: LaneQuestion, milliseconds: number): Promise<LaneAnswer | undefined>;
  end(): void;
}

/** Starts a lane with these mutants planted. */
export function startLane(mutants: readonly NumberedMutant[]): LaneProcess {
  let running: ChildProcess | undefined;

  const end = (): void => {
    // The whole group: the tests run in a process below the lane's, which may hang.
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
    running = undefined;
  };

  const send = async (
    child: ChildProcess,
    question: LaneQuestion,
    milliseconds?: number,
  ): Promise<LaneAnswer | undefined> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), milliseconds ?? 2 ** 30);
    child.send(question);
    try {
      const exited = once(child, 'exit', stop).then(() => {
        throw new Error('A lane ended by itself.');
      });
      const [reply] = await Promise.race([once(child, 'message', stop), exited]);
      return reply as LaneAnswer;
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'AbortError') return undefined;
      throw cause;
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  };

  return {
    ask: async (question, milliseconds) => {
      if (!running) {
        running = fork(LANE, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
        await send(running, { kind: 'plant', mutants });
      }
      const reply = await send(running, question, milliseconds);
      if (!reply) end();
      return reply;
    },
    end,
  };
}
