import type { TaskDay } from '#domain/planning/task-days.ts';
import type { CsvCell } from '#ui/csv/csv.ts';
import { taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { taskNotes, taskSubject } from './task-text.ts';

/** The tasks of some days as a table for a spreadsheet; days as ISO dates. */
export function tasksCsv(days: readonly TaskDay[]): readonly (readonly CsvCell[])[] {
  return [
    ['Date', 'Type', 'Task', 'Trays', 'Notes', 'Done'],
    ...days.flatMap(({ dateISO, tasks }) =>
      tasks.map((task) => [
        dateISO,
        taskTypeLabel(task.type),
        taskSubject(task),
        task.trays ?? null,
        taskNotes(task),
        task.done ? 'yes' : 'no',
      ]),
    ),
  ];
}
