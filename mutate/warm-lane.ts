import type { TestModule } from 'vitest/node';
import type { LaneQuestion, Loaded, Tried, TryQuestion } from './lane-messages.ts';
import { metTests } from './met-tests.ts';
import { problemOf, startVitest, WARM_FILE } from './start-vitest.ts';
import { WARM_TESTS } from './warm-channel.ts';

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
  const vitest = await startVitest(mutants, {
    pool: 'threads',
    bail: 0,
    onModuleEnd: (module) => void modules.push(module),
  });
  const specifications = await vitest.globTestSpecifications([...places]);
  const last = vitest.getRootProject().createSpecification(WARM_FILE);
  const thread = new BroadcastChannel(WARM_TESTS);
  const answer = (): Promise<unknown> =>
    new Promise((resolve) => {
      thread.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
  const ready = answer();
  // It never ends: its last file waits for mutants.
  void vitest.runTestSpecifications([
    ...specifications.filter(({ moduleId }) => moduleId !== WARM_FILE),
    last,
  ]);
  await ready;
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
