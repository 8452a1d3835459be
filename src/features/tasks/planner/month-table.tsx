import { type IsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import { type DayActions, DayOrders } from './day-orders.tsx';
import type { PlannerMonth } from './use-planner-month.ts';
import { memo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { DayOfMonth } from './day-of-month.tsx';
import { PlannerGrid } from './planner-grid.tsx';
import { LongSoakBadge } from './long-soak-badge.tsx';
import { TaskSummaryButton, isLongSoak } from './task-summary-button.tsx';
import classes from './month-table.module.css';

export function MonthTable(props: {
  readonly planner: PlannerMonth;
  readonly actions: DayActions;
  readonly onMonth: (month: IsoMonth) => void;
}) {
  const { planner, actions, onMonth } = props;
  return (
    <div className={classes.frame}>
      <PlannerGrid
        planner={planner}
        className={classes.table}
        onMonth={onMonth}
        drawDay={(dateISO, weekday) => (
          <MonthDay
            key={weekday}
            dateISO={dateISO}
            month={planner.month}
            today={planner.today}
            tasks={planner.tasksOf(dateISO)}
            orders={planner.ordersOf(dateISO)}
            {...actions}
          />
        )}
      />
    </div>
  );
}

/** A day of the calendar: its work, then who gets something. */
const MonthDay = memo(function MonthDay(
  props: DayActions & {
    readonly dateISO: IsoDate;
    readonly month: IsoMonth;
    readonly today: IsoDate;
    readonly tasks: TaskDay | null;
    readonly orders: readonly PlannerOrder[];
  },
) {
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
        <DayOrders {...props} />
      </div>
    </td>
  );
});
