import { expect, test } from 'vitest';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { plantedCount } from './planted-count.ts';

const recorded = (trays: number, varietyId = 'pea'): TraysPlantedEntry =>
  aPlantedEntry({
    id: `log_2025-03-04_${varietyId}`,
    varietyId,
    trays,
    source: 'manual',
    recordedAtISO: '2025-03-04T10:00:00.000Z',
  });
const planting = (id: string, trays?: number): Task => {
  const { trays: _, ...task } = aTask({ id, taskKey: id });
  return trays === undefined ? task : { ...task, trays };
};

test('a planting of which nothing was recorded counts what was planned, without a plan nothing', () => {
  const task = planting('a', 4);
  expect(plantedCount(task, [recorded(9, 'kale')], [task])).toBe(4);
  expect(plantedCount(planting('a'), [], [planting('a')])).toBe(0);
});

test('a skipped planting takes nothing of what was recorded', () => {
  const a: Task = { ...planting('a', 4), skipped: true };
  const b = planting('b', 3);
  expect(plantedCount(b, [recorded(3)], [a, b])).toBe(3);
});
