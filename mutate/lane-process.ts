import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LaneAnswer, LaneQuestion, Loaded, Tried, TryQuestion } from './lane-messages.ts';
import type { NumberedMutant } from './plant-mutants.ts';

const LANE = fileURLToPath(new URL('lane.ts', import.meta.url));

/** The longest that loading all tests may take, and running them once. */
const MAX_LOADING = 30 * 60_000;

/** A process of its own that runs tests with mutants: one that hangs is ended, and begun again. */
export interface LaneProcess {
  /** Loads the tests of these places, and runs them to find out what they meet if that is asked for. */
  load(isRecording: boolean): Promise<Loaded>;
  /** The answer, or `undefined` when it did not come in time. */
  tryMutant(question: TryQuestion, milliseconds: number): Promise<Tried | undefined>;
  end(): void;
}

/** A lane with these mutants planted, and the tests of these places. */
export function startLane(
  mutants: readonly NumberedMutant[],
  places: readonly string[],
): LaneProcess {
  let running: ChildProcess | undefined;

  const end = (): void => {
    // The whole group: the tests run in a process below the lane's, which may hang.
    if (running?.pid !== undefined && running.exitCode === null)
      process.kill(-running.pid, 'SIGKILL');
    running = undefined;
  };

  const send = async (
    child: ChildProcess,
    question: LaneQuestion,
    milliseconds: number,
  ): Promise<LaneAnswer | undefined> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), milliseconds);
    child.send(question);
    try {
      // Who runs out of memory ends by itself.
      const exited = once(child, 'exit', stop).then(() => undefined);
      const replied = once(child, 'message', stop).then(([reply]) => reply as LaneAnswer);
      return await Promise.race([replied, exited]);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'AbortError') return undefined;
      throw cause;
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  };

  const load = async (isRecording: boolean): Promise<Loaded> => {
    running = fork(LANE, {
      detached: true,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Running a test many times adds listeners to what it would abort: that is meant.
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    const question = { kind: 'load', mutants, places, isRecording } as const;
    const reply = await send(running, question, MAX_LOADING);
    if (reply?.kind !== 'loaded') throw new Error('The tests did not come to an end.');
    return reply;
  };

  return {
    load,
    tryMutant: async (question, milliseconds) => {
      if (!running) await load(false);
      const reply = running && (await send(running, question, milliseconds));
      if (reply?.kind === 'tried') return reply;
      end();
      return undefined;
    },
    end,
  };
}
