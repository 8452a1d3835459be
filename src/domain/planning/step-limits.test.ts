import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import type { Task, TaskType } from './task.ts';
import { canMoveTo, stepNeighbors } from './step-limits.ts';

const step = (type: TaskType, day: number, more: Partial<Task> = {}) =>
  aTask({ id: type, taskKey: type, type, dateISO: `2025-03-0${day}`, ...more });
const [SOAK, PLANT, LIGHTS, HARVEST] = [
  step('SOAK', 3),
  step('PLANT', 3),
  step('LIGHTS', 5),
  step('HARVEST', 9),
];
const around = (one: Task, batch: readonly Task[] = [HARVEST, LIGHTS, PLANT, SOAK]) => {
  const { before, after } = stepNeighbors(batch, one);
  return [before?.id ?? null, after?.id ?? null];
};

test('steps follow each other by day, and on one day in the order of the work', () => {
  expect(around(SOAK)).toEqual([null, 'PLANT']);
  expect(around(PLANT)).toEqual(['SOAK', 'LIGHTS']);
  expect(around(LIGHTS)).toEqual(['PLANT', 'HARVEST']);
  expect(around(HARVEST)).toEqual(['LIGHTS', null]);
});

test('a done step holds what follows it, and is held by nothing before', () => {
  const done = { ...LIGHTS, done: true };
  expect(around(PLANT, [PLANT, done, HARVEST])).toEqual([null, 'HARVEST']);
  expect(around(HARVEST, [PLANT, done, HARVEST])).toEqual(['LIGHTS', null]);
});

test('skipped steps and tasks without a batch limit no move', () => {
  const skipped = { ...LIGHTS, done: true, skipped: true as const };
  const sweep = aGeneralTask({ dateISO: '2025-03-06' });
  expect(around(HARVEST, [PLANT, skipped, sweep, HARVEST])).toEqual(['PLANT', null]);
  expect(around(PLANT, [PLANT, skipped, sweep, HARVEST])).toEqual([null, 'HARVEST']);
});

test('a step that is not of the batch has no neighbors', () => {
  expect(around(aTask({ id: 'other' }))).toEqual([null, null]);
  expect(
    around({ ...LIGHTS, skipped: true }, [PLANT, { ...LIGHTS, skipped: true }, HARVEST]),
  ).toEqual([null, null]);
});

test('a step can move to the days of its neighbors, and not beyond', () => {
  const neighbors = { before: PLANT, after: HARVEST };
  const days = ['02', '03', '06', '09', '10'].map((day) => canMoveTo(`2025-03-${day}`, neighbors));
  expect(days).toEqual([false, true, true, true, false]);
  expect(canMoveTo('2024-01-01', { before: null, after: HARVEST })).toBe(true);
  expect(canMoveTo('2026-01-01', { before: PLANT, after: null })).toBe(true);
});
