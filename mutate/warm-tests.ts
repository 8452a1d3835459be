// The last of the test files of a lane: while it waits, the tests of all others stay loaded, and are run again with mutants.
import { test } from 'vitest';
import { getFn } from 'vitest/suite';
import type { MetTest, Tried, TryQuestion } from './lane-messages.ts';
import { isEndless, loadedTests, mutantSwitch, NO_MUTANT, switchTo } from './mutant-switch.ts';
import { WAITING_TEST, WARM_TESTS } from './warm-channel.ts';

/** Tests that fail with no mutant on since another led them astray: what they keep from run to run is spoilt. */
const spoilt = new Set<string>();

async function tryMutant({ mutant, tests }: TryQuestion): Promise<Tried> {
  const unsure: string[] = [];
  for (const metTest of tests) {
    const isFelt = !spoilt.has(metTest.id) && !(await passes(metTest, mutant));
    const isMet = mutantSwitch.met.has(mutant);
    if (isFelt && (await passes(metTest, NO_MUTANT))) {
      const name = loadedTests.get(metTest.id)?.name;
      return { kind: 'tried', feltBy: `${metTest.file}: ${name}`, unsure: [] };
    }
    if (isFelt) spoilt.add(metTest.id);
    if (spoilt.has(metTest.id) || !isMet) unsure.push(metTest.id);
  }
  return { kind: 'tried', feltBy: undefined, unsure };
}

async function passes({ id, steps }: MetTest, mutant: number): Promise<boolean> {
  const loaded = loadedTests.get(id);
  if (!loaded) return false;
  switchTo(mutant, steps);
  try {
    await getFn(loaded)();
    return !isEndless();
  } catch {
    return false;
  } finally {
    mutantSwitch.active = NO_MUTANT;
  }
}

test(WAITING_TEST, { timeout: 0 }, async () => {
  const lane = new BroadcastChannel(WARM_TESTS);
  lane.addEventListener('message', ({ data }: MessageEvent<TryQuestion>) => {
    void tryMutant(data).then((tried) => lane.postMessage(tried));
  });
  lane.postMessage('ready');
  await new Promise(() => undefined);
});
