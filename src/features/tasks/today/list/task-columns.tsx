import type { Task } from '#domain/planning/task.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { TaskTypeIcon, taskLabel } from '#ui/pictures/task-type-icon.tsx';
import { WeighButton } from '../../weighing/weigh-button.tsx';
import { LateTaskActions } from '../late/late-task-actions.tsx';
import { PlantedButton } from '../planting/planted-button.tsx';
import { TaskCheckbox } from './task-checkbox.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskName } from './task-name.tsx';
import { taskNotes, taskQuantity, taskSubject } from './task-text.ts';
import classes from '../tasks.module.css';
import type { TaskActions } from '../use-task-actions.ts';

interface TaskHandling {
  readonly actions: TaskActions;
  /** A late task can also be moved or skipped. */
  readonly isLate: boolean;
  readonly onToggle: (task: Task) => void;
  readonly onCorrect: () => void;
}

/** The columns of tasks in the table of their day, and in the file with that day. */
export function taskColumns(handling?: TaskHandling): readonly RecordColumn<Task>[] {
  return [
    { head: 'Date', csv: ({ dateISO }) => dateISO },
    valueColumn('Type', taskLabel, {
      className: classes.typeColumn,
      cell: (task) => (
        <span className={classes.type}>
          <TaskTypeIcon type={task.type} aria-hidden />
          {taskLabel(task)}
        </span>
      ),
    }),
    valueColumn('Variety / Task', taskSubject, {
      cell: (task) => <TaskName task={task} />,
      csvHead: 'Task',
    }),
    valueColumn('Qty', ({ trays }) => trays ?? null, {
      numeric: true,
      cell: (task) => (
        <>
          {taskQuantity(task) ?? '—'}
          {handling && <PlantedButton task={task} onCorrect={handling.onCorrect} />}
          {handling && <WeighButton task={task} onWeigh={handling.actions.weigh} />}
        </>
      ),
      csvHead: 'Trays',
    }),
    {
      head: 'Notes',
      className: classes.notesColumn,
      cell: (task) => (
        <div className={classes.notesLine}>
          <span>{taskNotes(task)}</span>
          {handling?.isLate && !task.done && (
            <LateTaskActions task={task} actions={handling.actions} />
          )}
          {handling && <TaskMenu task={task} actions={handling.actions} />}
        </div>
      ),
      sortBy: (task) => taskNotes(task) || null,
      csv: taskNotes,
    },
    {
      head: 'Done',
      numeric: true,
      cell: (task) => <TaskCheckbox task={task} onToggle={() => handling?.onToggle(task)} />,
      sortBy: ({ done }) => Number(done),
      csv: ({ done }) => (done ? 'yes' : 'no'),
    },
  ];
}
