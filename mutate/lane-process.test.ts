import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { startLane } from './lane-process.ts';

const RULE = 'src/ui/format.ts';
const TESTS = 'src/ui/format.test.ts';

const mutants = findMutants(RULE, readFileSync(RULE, 'utf8'))
  .filter(({ was }) => was === 'count === 1')
  .map((mutant, id) => ({ ...mutant, id }));
const recording = startLane(mutants, [TESTS]);
const loading = startLane(mutants, [TESTS]);
afterAll(() => {
  recording.end();
  loading.end();
});

test('a lane that only loads the tests feels a mistake in what another has written down', async () => {
  const [recorded, loaded] = await Promise.all([recording.load(true), loading.load(false)]);
  expect([...recorded.problems, ...loaded.problems]).toEqual([]);
  const tests = recorded.tests.filter(({ met }) => met.includes(0));
  for (const isFresh of [false, true]) {
    const tried = await loading.tryMutant({ kind: 'try', mutant: 0, tests, isFresh }, 60_000);
    expect(tried?.feltBy).toBe(`${TESTS}: one tray is singular, none and many are plural`);
  }
});
