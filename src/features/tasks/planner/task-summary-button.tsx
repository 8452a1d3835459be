import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { formatLongDay, formatCount } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import classes from './day-parts.module.css';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import type { Task } from '#domain/planning/task.ts';
import { lastPlannedDay } from './planner-month.ts';

export function TaskSummaryButton(props: {
  readonly dateISO: IsoDate;
  readonly day: TaskDay | null;
  readonly today: IsoDate;
  readonly onOpen: (day: IsoDate) => void;
}) {
  const { dateISO } = props;
  const { state, label, rest } = taskSummary(dateISO, props.day, props.today);
  return (
    <UnstyledButton
      className={classes.tasks}
      data-state={state}
      onClick={() => props.onOpen(dateISO)}
    >
      {state === 'done' && <IconCheck size="0.875rem" aria-hidden />}
      {/* A day without work is an empty one; its button still says so. */}
      {state === 'none' ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {rest !== null && (
        <span className={classes.rest} data-state={state}>
          <VisuallyHidden>, </VisuallyHidden>
          {state === 'late' && <IconClock size="0.75rem" aria-hidden />}
          {rest}
        </span>
      )}
      <VisuallyHidden>, {formatLongDay(dateISO)}</VisuallyHidden>
    </UnstyledButton>
  );
}

interface TaskSummary {
  readonly state: 'none' | 'open' | 'late' | 'done';
  readonly label: string;
  /** What is still to do, where the label does not say so. */
  readonly rest: string | null;
}

/** How much work a day has, and how much of it is still open or late. */
export function taskSummary(dateISO: IsoDate, day: TaskDay | null, today: IsoDate): TaskSummary {
  if (day === null) {
    const label = dateISO > lastPlannedDay(today) ? 'No tasks yet' : 'No tasks';
    return { state: 'none', label, rest: null };
  }
  const { tasks, openCount } = day;
  if (openCount === 0) return { state: 'done', label: 'All done', rest: null };
  const label = formatCount(tasks.length, 'task');
  if (dateISO < today) return { state: 'late', label, rest: `${openCount} late` };
  return { state: 'open', label, rest: openCount === tasks.length ? null : `${openCount} open` };
}

/** Whether seeds soak for a day or longer, so that they are planted on the next day only. */
export function isLongSoak(task: Task): boolean {
  return task.type === 'SOAK' && (task.soakHours ?? 0) >= 24;
}
