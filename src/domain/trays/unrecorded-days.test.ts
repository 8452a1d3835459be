import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { unrecordedOfLateDays } from './unrecorded-days.ts';

const TODAY = '2025-03-10';
const planted = (id: string, dateISO: string, trays?: number, done = true) => {
  const { trays: _, ...task } = aTask({ id, taskKey: id, dateISO, done });
  return trays === undefined ? task : { ...task, trays };
};
const missing = (...tasks: ReturnType<typeof planted>[]) =>
  unrecordedOfLateDays({ tasks, traysPlantedLog: [] }, TODAY);

test('plantings done without a record are counted by day, oldest first', () => {
  expect(
    missing(
      planted('c', '2025-03-09', 2),
      planted('a', '2025-03-07', 3),
      planted('b', '2025-03-09', 1),
    ),
  ).toEqual({ ids: ['c', 'a', 'b'], trays: 6, days: ['2025-03-07', '2025-03-09'] });
});

test('sixty days are looked back on', () => {
  expect(missing(planted('a', '2025-01-09', 3))).toMatchObject({ trays: 3 });
  expect(missing(planted('a', '2025-01-08', 3))).toBeNull();
});

test('open plantings and those of no trays are not missed', () => {
  expect(missing(planted('a', '2025-03-09', 3, false))).toBeNull();
  expect(missing(planted('a', '2025-03-09', 0), planted('b', '2025-03-09'))).toBeNull();
  expect(missing(planted('a', '2025-03-09', 0), planted('b', '2025-03-09', 1))).toMatchObject({
    ids: ['b'],
  });
});
