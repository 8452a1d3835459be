import { expect, test } from 'vitest';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { normaliseFarm } from './normalise-farm.ts';

const farm = normaliseFarm(aFarm({ tasks: [aTask({ id: 'a', done: true })] }));

test('a farm that was read before keeps its very parts', () => {
  const again = normaliseFarm({ ...farm, meta: { ...farm.meta, lastWriteAt: 7 } });
  expect(again.tasks).toBe(farm.tasks);
  expect(again.meta.lastWriteAt).toBe(7);
});

test('its settings are read all the same', () => {
  const again = normaliseFarm({ ...farm, settings: null });
  expect(again.settings).toEqual(normaliseFarm({}).settings);
  expect(again.tasks).toBe(farm.tasks);
});

test('one changed or added part has the whole farm read again', () => {
  expect(normaliseFarm({ ...farm, orders: 'none' }).orders).toEqual([]);
  expect(normaliseFarm({ ...farm, extra: Number.NaN })).toHaveProperty('extra', null);
});
