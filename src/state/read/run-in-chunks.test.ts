import { expect, test } from 'vitest';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { runInChunks } from './run-in-chunks.ts';
import { normalizeFarm, normalizeSteps } from './normalize-farm.ts';

const tasks = Array.from({ length: 1200 }, (_, at) =>
  aTask({ id: `t${at}`, type: 'GENERAL', title: `Sweep bench ${at}` }),
);

test('a farm of many tasks is read in steps, with the same result as at a stretch', async () => {
  const text = JSON.stringify({ ...aFarm(), tasks });
  let breaths = 0;
  const read = await runInChunks(normalizeSteps(JSON.parse(text)), async () => void (breaths += 1));
  expect(read).toEqual(normalizeFarm(JSON.parse(text)));
  // After every 200 tasks, besides those between the parts of the farm.
  expect(breaths).toBeGreaterThanOrEqual(6);
});
