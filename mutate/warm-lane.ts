import type { TestModule } from 'vitest/node';
import type { LaneQuestion, Loaded, Tried, TryQuestion } from './lane-messages.ts';
import { metTests } from './met-tests.ts';
import { watchForStandstill } from './standstill.ts';
import { problemOf, startVitest, WARM_FILE } from './start-vitest.ts';
import { WARM_TESTS } from './warm-channel.ts';

/** A test that waits ends after a minute by itself; on a busy machine one that works takes its time. */
const MAX_STANDSTILL = 4 * 60_000;

/** Tests that stay loaded in a thread, and are run again with one mutant after the other. */
export interface WarmLane {
  readonly loaded: Loaded;
  tryMutant(question: TryQuestion): Promise<Tried>;
}

export async function startWarmLane(
  question: Extract<LaneQuestion, { kind: 'load' }>,
): Promise<WarmLane> {
  const { mutants, places, isRecording } = question;
  process.env['MUTANT_LANE'] = isRecording ? 'record' : 'load';
  const modules: TestModule[] = [];
  const watch = watchForStandstill('the start of the tests', MAX_STANDSTILL);
  const vitest = await startVitest(mutants, {
    pool: 'threads',
    bail: 0,
    onModuleEnd: (module) => void modules.push(module),
    onMove: (place) => watch.comesTo(place),
  });
  const specifications = await vitest.globTestSpecifications([...places]);
  const last = vitest.getRootProject().createSpecification(WARM_FILE);
  const thread = new BroadcastChannel(WARM_TESTS);
  const answer = (): Promise<unknown> =>
    new Promise((resolve) => {
      thread.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
  const ready = answer();
  const files = [...specifications.filter(({ moduleId }) => moduleId !== WARM_FILE), last];
  // It never ends: its last file waits for mutants.
  const ended = vitest.runTestSpecifications(files).then(() => {
    throw new Error('The tests came to an end in place of waiting for mutants.');
  });
  try {
    await Promise.race([ready, ended, watch.standstill]);
  } finally {
    watch.end();
  }
  const problems = modules.filter((module) => !module.ok()).map(problemOf);
  return {
    loaded: { kind: 'loaded', tests: metTests(vitest, modules, mutants), problems },
    tryMutant: (asked) => {
      const tried = answer();
      thread.postMessage(asked);
      return tried as Promise<Tried>;
    },
  };
}
