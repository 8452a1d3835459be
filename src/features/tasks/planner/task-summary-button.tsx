import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { formatLongDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import classes from './day-parts.module.css';
import { taskSummary } from './task-summary.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

/** How much work the day has; opens its tasks. */
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
