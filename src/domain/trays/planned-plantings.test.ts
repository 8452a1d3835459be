import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { plannedPlantings } from './planned-plantings.ts';

const TODAY = '2025-03-04';

const planting = (dateISO: string, trays: number, more: Partial<Task> = {}) =>
  aTask({ type: 'PLANT', dateISO, trays, varietyId: 'pea', cycleKey: 'pea|2025-03-20', ...more });

const DONE = { done: true };
const SKIPPED = { done: true, skipped: true as const };
const OVER = planting('2025-02-10', 9, { cycleKey: 'pea|2025-02-20' });
const LATE_CUT = planting(TODAY, 2, { cycleKey: 'pea|2025-03-03' });

test.each<readonly [string, readonly Task[], string]>([
  ['listed by day', [planting('2025-03-10', 3), planting('2025-03-06', 2)], '03-06 2, 03-10 3'],
  ['not what is done', [planting('2025-03-06', 2, DONE)], ''],
  ['not what is skipped', [planting('2025-03-06', 2, SKIPPED)], ''],
  ['not what has nothing to plant', [planting('2025-03-06', 0)], ''],
  ['no other work', [planting('2025-03-06', 2, { type: 'HARVEST' })], ''],
  ['late ones until their harvest has gone by', [planting('2025-03-01', 2), OVER], '03-01 2'],
  ['those of today, for whatever harvest', [LATE_CUT], '03-04 2'],
])('plantings to come are %s', (_what, tasks, told) => {
  const rows = plannedPlantings(tasks, [], TODAY).get('pea') ?? [];
  expect(rows.map(({ dateISO, trays }) => `${dateISO.slice(5)} ${trays}`).join(', ')).toBe(told);
});

test('a day whose trays were counted is over, also while its task is open', () => {
  const entry = aPlantedEntry({ id: 'log_1', trays: 1, expectedTrays: 2 });
  const tasks = [planting('2025-03-04', 2), planting('2025-03-06', 2)];
  expect(plannedPlantings(tasks, [entry], TODAY).get('pea')).toEqual([
    { dateISO: '2025-03-06', trays: 2 },
  ]);
});
