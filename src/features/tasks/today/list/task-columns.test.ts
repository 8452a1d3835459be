import { expect, test } from 'vitest';
import { aGeneralTask, aTask } from '#tests/support/builders/builders.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { taskColumns } from './task-columns.tsx';

test('the tasks of the days are lines of a file', () => {
  const tasks = [
    aTask({ dateISO: '2025-03-11', trays: 2, soakHours: 8, done: true }),
    aGeneralTask(),
  ];
  expect(csvRows(taskColumns(), tasks)).toEqual([
    ['Date', 'Type', 'Task', 'Trays', 'Notes', 'Done'],
    ['2025-03-11', 'Plant', 'Pea', 2, '8 h', 'yes'],
    ['2025-03-11', 'General', 'Sweep/Mop', null, '', 'no'],
  ]);
});
