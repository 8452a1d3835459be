import { memo } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { TaskTypeIcon } from '#ui/pictures/task-type-icon.tsx';
import { TaskCheckbox } from '../today/list/task-checkbox.tsx';
import { TaskName } from '../today/list/task-name.tsx';
import { taskGroups, taskNotes, taskQuantity } from '../today/list/task-text.ts';
import type { TickTask } from '../today/use-close-day.ts';
import { LongSoakBadge } from './long-soak-badge.tsx';
import classes from './planner-tasks.module.css';
import { isLongSoak } from './task-summary-button.tsx';

interface PlannerTasksProps {
  readonly day: TaskDay;
  readonly onToggle: TickTask;
}

/** The tasks of a day by kind of work, in the order of a grower's day. */
export function PlannerTasks({ day, onToggle }: PlannerTasksProps) {
  return (
    <div className={classes.groups}>
      {taskGroups(day.tasks).map(({ label, type, tasks }) => (
        <section key={label} aria-label={label}>
          <h3 className={classes.head}>
            <TaskTypeIcon type={type} aria-hidden />
            {label}
            <span className={classes.open}>{openOf(tasks)}</span>
          </h3>
          <ul>
            {tasks.map((task) => (
              <PlannerTask key={task.id} day={day} task={task} onToggle={onToggle} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function openOf(tasks: readonly Task[]): string {
  const open = tasks.filter((task) => !task.done).length;
  return open === 0 ? 'All done' : `${open} open`;
}

const PlannerTask = memo(function PlannerTask(props: PlannerTasksProps & { readonly task: Task }) {
  const { day, task, onToggle } = props;
  const details = [taskQuantity(task), taskNotes(task)].filter(Boolean).join('. ');
  return (
    <li className={classes.task} data-done={task.done || undefined}>
      <div>
        <div className={classes.name}>
          <TaskName task={task} />
          {isLongSoak(task) && <LongSoakBadge />}
        </div>
        {details !== '' && <div className={classes.details}>{details}</div>}
      </div>
      <TaskCheckbox task={task} large onToggle={() => void onToggle(day, task)} />
    </li>
  );
});
