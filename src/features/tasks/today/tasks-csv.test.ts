import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders.ts';
import { tasksCsv } from './tasks-csv.ts';

test('the tasks of the days are lines of a file', () => {
  const tasks = [
    aTask({ dateISO: '2025-03-11', trays: 2, soakHours: 8, done: true }),
    aGeneralTask(),
  ];
  expect(tasksCsv([{ dateISO: '2025-03-11', tasks, openCount: 1 }])).toEqual([
    ['Date', 'Type', 'Task', 'Trays', 'Notes', 'Done'],
    ['2025-03-11', 'Plant', 'Pea', 2, '8 h', 'yes'],
    ['2025-03-11', 'General', 'Sweep/Mop', null, '', 'no'],
  ]);
});
