import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { plannedPlantings } from './planned-plantings.ts';

const TODAY = '2025-03-04';

const planting = (dateISO: string, trays: number, more: Parameters<typeof aTask>[0] = {}) =>
  aTask({ type: 'PLANT', dateISO, trays, varietyId: 'pea', cycleKey: 'pea|2025-03-20', ...more });

const of = (...tasks: Parameters<typeof plannedPlantings>[0][number][]) =>
  plannedPlantings(tasks, [], TODAY).get('pea');

test('open plantings are listed by day', () => {
  expect(of(planting('2025-03-10', 3), planting('2025-03-06', 2))).toEqual([
    { dateISO: '2025-03-06', trays: 2 },
    { dateISO: '2025-03-10', trays: 3 },
  ]);
});

test('what is done, skipped or nothing to plant is not to come', () => {
  expect(
    of(
      planting('2025-03-06', 2, { done: true }),
      planting('2025-03-06', 2, { done: true, skipped: true }),
      planting('2025-03-06', 0),
      planting('2025-03-06', 2, { type: 'HARVEST' }),
    ),
  ).toBeUndefined();
});

test('a late planting counts as long as its harvest has not gone by', () => {
  expect(
    of(planting('2025-03-01', 2), planting('2025-02-10', 9, { cycleKey: 'pea|2025-02-20' })),
  ).toEqual([{ dateISO: '2025-03-01', trays: 2 }]);
});

test('what is to be planted today counts, also for a harvest of before', () => {
  expect(of(planting(TODAY, 2, { cycleKey: 'pea|2025-03-03' }))).toEqual([
    { dateISO: TODAY, trays: 2 },
  ]);
});

test('a day whose trays were counted is over, also while its task is open', () => {
  const entry = aPlantedEntry({ id: 'log_1', trays: 1, expectedTrays: 2 });
  const tasks = [planting('2025-03-04', 2), planting('2025-03-06', 2)];
  expect(plannedPlantings(tasks, [entry], TODAY).get('pea')).toEqual([
    { dateISO: '2025-03-06', trays: 2 },
  ]);
});
