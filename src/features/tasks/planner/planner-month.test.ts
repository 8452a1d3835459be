import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { tasksByDay } from './planner-month.ts';
import { isLongSoak, taskSummary } from './task-summary-button.tsx';

const TODAY = '2025-03-14';

function dayOf(dateISO: string, ...done: readonly boolean[]) {
  const tasks = done.map((isDone, index) =>
    aGeneralTask({ id: `g${index}`, dateISO, done: isDone }),
  );
  return groupTasksByDay(tasks)[0] ?? null;
}

test('past tasks are shown as far as they exist, within the weeks of the month', () => {
  const days = ['2023-12-31', '2024-01-01', '2024-02-03', '2024-02-04'];
  const tasks = groupTasksByDay(days.map((dateISO) => aTask({ dateISO })));
  expect([...tasksByDay(tasks, '2024-01-01', '2024-02-03', TODAY).keys()]).toEqual([
    '2024-01-01',
    '2024-02-03',
  ]);
});

test.each([
  ['nothing to do', TODAY, dayOf(TODAY), 'No tasks', null, 'none'],
  ['nothing yet, too far ahead', '2025-04-29', null, 'No tasks yet', null, 'none'],
  ['one task', TODAY, dayOf(TODAY, false), '1 task', null, 'open'],
  ['all open', TODAY, dayOf(TODAY, false, false, false), '3 tasks', null, 'open'],
  ['some done', TODAY, dayOf(TODAY, true, false, false), '3 tasks', '2 open', 'open'],
  ['some left behind', '2025-03-13', dayOf('2025-03-13', true, false), '2 tasks', '1 late', 'late'],
  ['none outstanding', TODAY, dayOf(TODAY, true, true), 'All done', null, 'done'],
] as const)('a day is summed up: %s', (_name, dateISO, day, label, rest, state) => {
  expect(taskSummary(dateISO, day, TODAY)).toEqual({ label, rest, state });
});

test.each([
  [23, false],
  [24, true],
  [36, true],
])('a soak of %d hours is flagged 24hr: %s', (soakHours, flagged) => {
  expect(isLongSoak(aTask({ type: 'SOAK', soakHours }))).toBe(flagged);
});
