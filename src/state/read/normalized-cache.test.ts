import { expect, test } from 'vitest';
import { aFarm, aRepeatOrder, aTask } from '#tests/support/builders/builders.ts';
import { normalizeFarm } from './normalize-farm.ts';

const farm = normalizeFarm(aFarm({ tasks: [aTask({ id: 'a', done: true })] }));

test('a farm that was read before keeps its very parts', () => {
  const again = normalizeFarm({ ...farm, meta: { ...farm.meta, lastWriteAt: 7 } });
  expect(again.tasks).toBe(farm.tasks);
  expect(again.meta.lastWriteAt).toBe(7);
});

test('its settings are read all the same', () => {
  const again = normalizeFarm({ ...farm, settings: null });
  expect(again.settings).toEqual(normalizeFarm({}).settings);
  expect(again.tasks).toBe(farm.tasks);
});

test('one changed or added part has the whole farm read again', () => {
  expect(normalizeFarm({ ...farm, orders: 'none' }).orders).toEqual([]);
  expect(normalizeFarm({ ...farm, extra: Number.NaN })).toHaveProperty('extra', null);
});

test('records that came just as they are read stay the very same objects, so that nothing has to be compared', () => {
  const order = aRepeatOrder({
    id: 'o',
    pauses: [{ id: 'p', from: '2026-11-01', to: '2026-11-08', note: '' }],
  });
  const once = normalizeFarm(aFarm({ tasks: [aTask({ id: 'a' })], orders: [order] }));
  // As from a disk: all of it new, and sound.
  const read = structuredClone(once);
  const again = normalizeFarm(read);
  expect(again.tasks[0]).toBe(read.tasks[0]);
  expect(again.orders[0]).toBe(read.orders[0]);
});

test('a record with a field to read otherwise, in another order, or of an older version is made anew', () => {
  const sound = normalizeFarm(aFarm({ tasks: [aTask({ id: 'a' })] })).tasks[0]!;
  const { dateISO, ...others } = sound;
  const written: readonly object[] = [
    { ...sound, dateISO: `${dateISO} ` },
    { dateISO, ...others },
    { ...sound, title: undefined },
  ];
  for (const task of written) {
    const [read] = normalizeFarm({ ...aFarm(), tasks: [task] }).tasks;
    expect(read).not.toBe(task);
    expect(JSON.stringify(read)).toBe(JSON.stringify(sound));
  }
});
