import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { withoutLatePlantings } from './late-plantings.ts';

const TODAY = '2025-03-10';
const planting = (id: string, dateISO: string, done = false) =>
  aTask({ id, taskKey: id, dateISO, done, cycleKey: `${id}|2025-03-20` });
const ticked = planting('kale', '2025-03-05', true);
const missed = planting('pea', '2025-03-09');
const ids = (tasks: ReturnType<typeof withoutLatePlantings>) => tasks.map(({ id }) => id);

test('an unmarked planting of yesterday has no trays on a farm that marks plantings done', () => {
  const today = planting('dill', TODAY);
  const lights = aTask({ id: 'lit', taskKey: 'lit', type: 'LIGHTS', dateISO: '2025-03-09' });
  expect(ids(withoutLatePlantings([ticked, missed, today, lights], [], TODAY))).toEqual([
    'kale',
    'dill',
    'lit',
  ]);
});

test('nothing is late on a farm that has marked nothing done for a month', () => {
  const tasks = [planting('kale', '2025-02-07', true), missed];
  expect(withoutLatePlantings(tasks, [], TODAY)).toBe(tasks);
  expect(
    ids(withoutLatePlantings([planting('kale', '2025-02-08', true), missed], [], TODAY)),
  ).toEqual(['kale']);
});

test('where nothing is late the very same list stays', () => {
  const tasks = [ticked, planting('dill', TODAY)];
  expect(withoutLatePlantings(tasks, [], TODAY)).toBe(tasks);
});
