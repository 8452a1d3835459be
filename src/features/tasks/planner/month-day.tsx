import { memo } from 'react';
import { type IsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { DayOfMonth } from './day-of-month.tsx';
import { type DayActions, DayOrders } from './day-orders.tsx';
import { LongSoakBadge } from './long-soak-badge.tsx';
import classes from './month-table.module.css';
import { TaskSummaryButton, isLongSoak } from './task-summary-button.tsx';

interface MonthDayProps extends DayActions {
  readonly dateISO: IsoDate;
  readonly month: IsoMonth;
  readonly today: IsoDate;
  readonly tasks: TaskDay | null;
  readonly orders: readonly PlannerOrder[];
}

/** A day of the calendar: its work, then who gets something. */
export const MonthDay = memo(function MonthDay(props: MonthDayProps) {
  const { dateISO, month, today, tasks } = props;
  const isToday = dateISO === today;
  return (
    <td
      className={classes.day}
      data-day={dateISO}
      data-beside={monthOf(dateISO) === month ? undefined : true}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <div className={classes.inside}>
        <div className={classes.head}>
          <DayOfMonth dateISO={dateISO} isToday={isToday} />
          {tasks?.tasks.some(isLongSoak) && <LongSoakBadge />}
        </div>
        <TaskSummaryButton dateISO={dateISO} day={tasks} today={today} onOpen={props.openTasks} />
        <DayOrders
          dateISO={dateISO}
          orders={props.orders}
          openOrder={props.openOrder}
          openOrders={props.openOrders}
        />
      </div>
    </td>
  );
});
