import { expect, test } from 'vitest';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { isMarkedDifferently, marksByCycle, recountedCycles } from './cycle-marks.ts';

const CYCLE = 'pea|2025-03-14';
const done = (type: Task['type'], more: Partial<Task> = {}) => aTask({ type, done: true, ...more });
const marks = (...tasks: Task[]) => [...marksByCycle(tasks)].map(([key, mark]) => `${key}:${mark}`);

test('of a cycle only plantings and harvests that were carried out leave a mark', () => {
  expect(marks(done('PLANT'), done('HARVEST'))).toEqual([`${CYCLE}: PLANT HARVEST`]);
  expect(marks(done('SOAK'), aTask(), done('HARVEST', { skipped: true }))).toEqual([]);
  expect(marks(done('PLANT'), done('PLANT', { cycleKey: 'kale|2025-03-14' }))).toEqual([
    `${CYCLE}: PLANT`,
    'kale|2025-03-14: PLANT',
  ]);
});

test.each([
  ['x', 'x', 'x', false],
  ['x', 'y', 'x', true],
  ['x', 'x', 'y', true],
  ['x', 'y', 'y', true],
])('marked %s before, %s here and %s there: told apart is %s', (base, local, remote, isOther) => {
  const sides = [base, local, remote].map((mark) => new Map([['a', mark]]));
  expect(isMarkedDifferently(sides, 'a')).toBe(isOther);
});

const logged = (trays: number, varietyId = 'pea'): TraysPlantedEntry =>
  aPlantedEntry({
    id: `log_${varietyId}`,
    varietyId,
    trays,
    source: 'manual',
    recordedAtISO: '2025-03-04T10:00:00.000Z',
  });
const { varietyId: _, ...unnamed } = aTask({ id: 'unnamed', cycleKey: 'unnamed' });
const WORK = new Map([
  [CYCLE, { plants: [aTask()], harvests: [] }],
  ['later', { plants: [aTask({ dateISO: '2025-03-05' })], harvests: [] }],
  ['kale', { plants: [aTask({ varietyId: 'kale' })], harvests: [] }],
  ['unnamed', { plants: [unnamed], harvests: [] }],
]);
const recounted = (
  base: readonly number[],
  local: readonly number[],
  remote: readonly number[],
) => {
  const farm = (counts: readonly number[]) =>
    aFarm({ traysPlantedLog: counts.map((trays, at) => logged(trays, ['pea', 'kale', ''][at])) });
  return [...recountedCycles({ base: farm(base), local: farm(local), remote: farm(remote) }, WORK)];
};

test('recounted are the cycles planted on a day for which a side has another count', () => {
  expect(recounted([3, 5], [3, 5], [3, 5])).toEqual([]);
  expect(recounted([3, 5], [4, 5], [3, 5])).toEqual([CYCLE]);
  expect(recounted([3, 5], [3, 5], [4, 5])).toEqual([CYCLE]);
  expect(recounted([3, 5], [4, 5], [4, 5])).toEqual([CYCLE]);
  expect(recounted([3, 5], [3, 5], [3])).toEqual(['kale']);
  expect(recounted([3, 5], [3, 5, 1], [3, 5])).toEqual(['unnamed']);
  expect(recounted([], [3, 5], [])).toEqual([CYCLE, 'kale']);
});
