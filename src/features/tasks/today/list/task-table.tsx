import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { formatLongDay } from '#ui/format.ts';
import type { Task } from '#domain/planning/task.ts';
import { RecordGrid } from '#ui/tables/record-grid.tsx';
import { useRecordSorting } from '#ui/tables/record-sorting.ts';
import { taskColumns } from './task-columns.tsx';
import type { TasksOfDayProps } from './task-list.tsx';
import classes from '../tasks.module.css';

/** Height of a row, as its styles have it. */
const ROW_HEIGHT = 43;

export function TaskTable({ day, tasks, isLate, actions }: TasksOfDayProps) {
  // A tick changes the day but one row of it: the others need not be drawn for it.
  const onToggle = useCallbackRef((task: Task) => void actions.toggle(day, task));
  const onCorrect = useCallbackRef(() => actions.correctPlanted(day));
  const columns = useMemo(
    () => taskColumns({ actions, isLate, onToggle, onCorrect }),
    [isLate, actions, onToggle, onCorrect],
  );
  const sort = useRecordSorting(tasks, columns);
  return (
    <RecordGrid
      label={`Tasks of ${formatLongDay(day.dateISO)}`}
      columns={columns}
      records={sort.records}
      sort={sort}
      idOf={(task) => task.id}
      stateOf={(task) => (task.done ? 'done' : undefined)}
      className={classes.table}
      rowHeight={ROW_HEIGHT}
    />
  );
}
