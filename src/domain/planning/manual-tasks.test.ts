import { expect, test } from 'vitest';
import { manualTasks } from './manual-tasks.ts';
import type { ManualTaskPlan } from './manual-tasks.ts';

function aPlan(more: Partial<ManualTaskPlan> = {}): ManualTaskPlan {
  return { id: 'gen_x', title: 'Sweep/Mop', dateISO: '2025-03-14', ...more };
}

const days = (plan: ManualTaskPlan) => manualTasks(plan).map((task) => task.dateISO);

test('a one-time task is one general task of its day', () => {
  expect(manualTasks(aPlan({ title: '  Sweep/Mop ', note: 'Under the racks' }))).toEqual([
    {
      id: 'gen_x',
      taskKey: '2025-03-14|GENERAL|gen_x',
      cycleKey: '',
      type: 'GENERAL',
      dateISO: '2025-03-14',
      done: false,
      title: 'Sweep/Mop',
      note: 'Under the racks',
    },
  ]);
});

test('a monthly task of the 31st falls on the last day of short months and comes back to the 31st', () => {
  expect(days(aPlan({ dateISO: '2025-01-31', repeat: 'MONTHLY', occurrences: 3 }))).toEqual([
    '2025-01-31',
    '2025-02-28',
    '2025-03-31',
  ]);
});

test.each([
  ['DAILY', ['2025-03-14', '2025-03-15', '2025-03-16']],
  ['WEEKLY', ['2025-03-14', '2025-03-21', '2025-03-28']],
  ['BIWEEKLY', ['2025-03-14', '2025-03-28', '2025-04-11']],
  ['MONTHLY', ['2025-03-14', '2025-04-14', '2025-05-14']],
] as const)('a %s task comes back on %j', (repeat, expected) => {
  expect(days(aPlan({ repeat, occurrences: 3 }))).toEqual(expected);
});

test.each([0, -4, 0.5, Number.NaN])('occurrences of %s make one task', (occurrences) => {
  expect(days(aPlan({ repeat: 'WEEKLY', occurrences }))).toEqual(['2025-03-14']);
});

test('occurrences count only with a repeat', () => {
  expect(days(aPlan({ occurrences: 3 }))).toEqual(['2025-03-14']);
});

test('further occurrences append their number to the id and have keys of their own', () => {
  const tasks = manualTasks(aPlan({ repeat: 'DAILY', occurrences: 3 }));
  expect(tasks.map((task) => [task.id, task.taskKey])).toEqual([
    ['gen_x', '2025-03-14|GENERAL|gen_x'],
    ['gen_x-2', '2025-03-15|GENERAL|gen_x-2'],
    ['gen_x-3', '2025-03-16|GENERAL|gen_x-3'],
  ]);
});
