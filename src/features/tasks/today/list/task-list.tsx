import { memo } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { useIsDayOnly } from '#state/react/sharing/use-is-day-only.ts';
import { TaskTypeIcon } from '#ui/pictures/task-type-icon.tsx';
import { WeighButton } from '../../weighing/weigh-button.tsx';
import { LateTaskActions } from '../late/late-task-actions.tsx';
import { PlantedButton } from '../planting/planted-button.tsx';
import { TaskCheckbox } from './task-checkbox.tsx';
import { TaskMenu } from './task-menu.tsx';
import { TaskName } from './task-name.tsx';
import { taskGroups, taskNotes, taskQuantity } from './task-text.ts';
import classes from '../tasks.module.css';
import type { TaskActions } from '../use-task-actions.ts';

export interface TasksOfDayProps {
  readonly day: TaskDay;
  /** Those of the day that are shown. */
  readonly tasks: readonly Task[];
  readonly isLate: boolean;
  readonly actions: TaskActions;
}

/** A day's tasks for a narrow screen: grouped by kind, a large tick at the right. */
export function TaskList({ tasks: shown, ...ofDay }: TasksOfDayProps) {
  return taskGroups(shown).map(({ label, type, tasks }) => (
    <section key={label} aria-label={label}>
      <div className={classes.groupHead}>
        <span className={classes.type}>
          <TaskTypeIcon type={type} aria-hidden />
          <strong>{label}</strong>
        </span>
        <span>{tasks.filter((task) => !task.done).length} open</span>
      </div>
      <ul>
        {tasks.map((task) => (
          <TaskItem key={task.id} {...ofDay} task={task} />
        ))}
      </ul>
    </section>
  ));
}

const TaskItem = memo(function TaskItem(
  props: Omit<TasksOfDayProps, 'tasks'> & { readonly task: Task },
) {
  const { day, task, isLate, actions } = props;
  const isDayOnly = useIsDayOnly();
  const details = [taskQuantity(task), taskNotes(task)].filter(Boolean).join('. ');
  return (
    <li
      className={classes.item}
      data-done={task.done || undefined}
      data-large={isDayOnly || undefined}
    >
      <div>
        <TaskName task={task} />
        {details !== '' && <div className={classes.details}>{details}</div>}
        {isLate && !task.done && <LateTaskActions task={task} actions={actions} />}
      </div>
      <PlantedButton task={task} onCorrect={() => actions.correctPlanted(day)} />
      <WeighButton task={task} onWeigh={actions.weigh} />
      <TaskMenu task={task} actions={actions} />
      <TaskCheckbox task={task} large onToggle={() => void actions.toggle(day, task)} />
    </li>
  );
});
