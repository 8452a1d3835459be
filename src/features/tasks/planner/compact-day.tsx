import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { monthOf } from '#domain/calendar/month-grid.ts';
import type { PlannerMonth } from './use-planner-month.ts';
import { formatCount, formatLongDay } from '#ui/format.ts';
import classes from './compact-month.module.css';
import { DayOfMonth } from './day-of-month.tsx';
import { taskSummary } from './task-summary-button.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

const MAX_MARKS = 3;

/** A day of the small calendar: a dot for its tasks, a dash for each order up to three. */
export function CompactDay(props: {
  readonly planner: PlannerMonth;
  readonly dateISO: IsoDate;
  readonly isChosen: boolean;
  readonly onChoose: (day: IsoDate) => void;
}) {
  const { planner, dateISO } = props;
  const { month, today } = planner;
  const { state, label, rest } = taskSummary(dateISO, planner.tasksOf(dateISO), today);
  const orderCount = planner.ordersOf(dateISO).length;
  const orders = orderCount === 0 ? 'No orders' : formatCount(orderCount, 'order');
  const isToday = dateISO === today;
  return (
    <UnstyledButton
      className={classes.day}
      data-beside={monthOf(dateISO) !== month || undefined}
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
