import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { formatCount, formatLongDay } from '#ui/format.ts';
import classes from './compact-month.module.css';
import { DayOfMonth } from './day-of-month.tsx';
import { taskSummary } from './task-summary-button.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

const MAX_MARKS = 3;

/** A day of the small calendar: a dot for its tasks, a dash for each order up to three. */
export function CompactDay(props: {
  readonly dateISO: IsoDate;
  readonly isBeside: boolean;
  readonly isChosen: boolean;
  readonly today: IsoDate;
  readonly tasks: TaskDay | null;
  readonly orderCount: number;
  readonly onChoose: (day: IsoDate) => void;
}) {
  const { dateISO, today, orderCount } = props;
  const { state, label, rest } = taskSummary(dateISO, props.tasks, today);
  const orders = orderCount === 0 ? 'No orders' : formatCount(orderCount, 'order');
  const isToday = dateISO === today;
  return (
    <UnstyledButton
      className={classes.day}
      data-beside={props.isBeside || undefined}
      aria-pressed={props.isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[formatLongDay(dateISO), label, rest, orders].filter(Boolean).join(', ')}
      onClick={() => props.onChoose(dateISO)}
    >
      <DayOfMonth dateISO={dateISO} isToday={isToday} />
      <span className={classes.marks} aria-hidden>
        {state !== 'none' && <i className={classes.dot} data-state={state} />}
        {Array.from({ length: Math.min(orderCount, MAX_MARKS) }, (_, index) => (
          <i key={index} className={classes.dash} />
        ))}
      </span>
    </UnstyledButton>
  );
}
