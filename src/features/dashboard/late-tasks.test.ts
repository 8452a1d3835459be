import { expect, test } from 'vitest';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import { lateWork } from '#domain/supply/late-work.ts';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { lateTasks, lateText } from './late-tasks.ts';

const water = aTask({
  id: 'water',
  type: 'WATER',
  dateISO: '2026-11-18',
  varietyName: 'Broccoli',
  trays: 2,
});

test('late are open tasks of days before today, the longest late first', () => {
  const tasks = [
    aTask({ id: 'today', dateISO: '2026-11-20' }),
    aTask({ id: 'yesterday', dateISO: '2026-11-19' }),
    aTask({ id: 'before', dateISO: '2026-11-18' }),
    aTask({ id: 'done', dateISO: '2026-11-18', done: true }),
  ];
  const late = lateTasks(lateWork(groupTasksByDay(tasks), [], '2026-11-20'));
  expect(late.map(({ id }) => id)).toEqual(['before', 'yesterday']);
});

test('the longest late task is said in words, shorter on a phone', () => {
  expect(lateText([water], false)).toBe('Water Broccoli, 2 trays, due Wednesday 11/18');
  expect(lateText([water], true)).toBe('Water Broccoli, 2 trays, Wed 11/18');
});

test('more than one late task is counted, not listed', () => {
  const call = aGeneralTask({ title: 'Follow-up Call', dateISO: '2026-11-17' });
  expect(lateText([call, water, water], false)).toBe(
    'Follow-up Call, due Tuesday 11/17, and 2 more',
  );
});
