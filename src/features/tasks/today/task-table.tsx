import { Table } from '@mantine/core';
import { memo } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { TaskTypeIcon, taskTypeLabel } from '#ui/pictures/task-type-icon.tsx';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import { LateTaskActions } from './late-task-actions.tsx';
import { TaskCheckbox } from './task-checkbox.tsx';
import { TaskName } from './task-name.tsx';
import { taskNotes, taskQuantity } from './task-text.ts';
import classes from './tasks.module.css';
import type { TaskActions } from './use-task-actions.ts';

/** A day's tasks as a table. */
export function TaskTable(props: {
  readonly day: TaskDay;
  readonly tasks: readonly Task[];
  readonly isLate: boolean;
  readonly actions: TaskActions;
}) {
  const { day, isLate, actions } = props;
  return (
    <Table stickyHeader={false} className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.typeColumn}>Type</Table.Th>
          <Table.Th>Variety / Task</Table.Th>
          <Table.Th ta="right">Qty</Table.Th>
          <Table.Th className={classes.notesColumn}>Notes</Table.Th>
          <Table.Th ta="right">Done</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <VirtualRows
        rows={props.tasks}
        rowHeight={37}
        columns={5}
        renderRow={(task) => (
          <TaskRow key={task.id} day={day} task={task} isLate={isLate} actions={actions} />
        )}
      />
    </Table>
  );
}

interface TaskRowProps {
  readonly day: TaskDay;
  readonly task: Task;
  readonly isLate: boolean;
  readonly actions: TaskActions;
}

const TaskRow = memo(
  function TaskRow({ day, task, isLate, actions }: TaskRowProps) {
    const quantity = taskQuantity(task);
    return (
      <Table.Tr data-done={task.done || undefined} className={classes.row}>
        <Table.Td>
          <span className={classes.type}>
            <TaskTypeIcon type={task.type} aria-hidden />
            {taskTypeLabel(task.type)}
          </span>
        </Table.Td>
        <Table.Td>
          <TaskName task={task} />
        </Table.Td>
        <Table.Td ta="right">{quantity ?? '—'}</Table.Td>
        <Table.Td className={classes.notes}>
          <div className={classes.notesLine}>
            <span>{taskNotes(task)}</span>
            {isLate && !task.done && (
              <LateTaskActions task={task} onMove={actions.moveToToday} onSkip={actions.skip} />
            )}
          </div>
        </Table.Td>
        <Table.Td ta="right">
          <TaskCheckbox task={task} onToggle={() => void actions.toggle(day, task)} />
        </Table.Td>
      </Table.Tr>
    );
  },
  // Of the day, a row only needs to know whether ticking it would finish the day.
  (before, after) =>
    before.task === after.task &&
    before.actions === after.actions &&
    before.isLate === after.isLate &&
    before.day.dateISO === after.day.dateISO &&
    (before.day.openCount === 1) === (after.day.openCount === 1),
);
