import { expect, test } from 'vitest';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { inSteps } from './in-steps.ts';
import { normaliseFarm, normaliseSteps } from './normalise-farm.ts';

const tasks = Array.from({ length: 1200 }, (_, at) =>
  aTask({ id: `t${at}`, type: 'GENERAL', title: `Sweep bench ${at}` }),
);

test('a farm of many tasks is read in steps, with the same result as at a stretch', async () => {
  const text = JSON.stringify({ ...aFarm(), tasks });
  let breaths = 0;
  const read = await inSteps(normaliseSteps(JSON.parse(text)), async () => void (breaths += 1));
  expect(read).toEqual(normaliseFarm(JSON.parse(text)));
  // After every 200 tasks, besides those between the parts of the farm.
  expect(breaths).toBeGreaterThanOrEqual(6);
});

test('a list of tasks that came just as they are read stays the very list: nothing has to be compared', () => {
  const { tasks: read } = normaliseFarm({ ...aFarm(), tasks });
  const again = JSON.parse(JSON.stringify({ ...aFarm(), tasks: read })) as { tasks: unknown };
  expect(normaliseFarm(again).tasks).toBe(again.tasks);
});
