import { WeekdayHeads } from './weekday-heads.tsx';
import { type IsoMonth, monthLabel } from '#domain/calendar/month-grid.ts';
import type { DayActions } from './day-orders.tsx';
import { MonthDay } from './month-day.tsx';
import classes from './month-table.module.css';
import { useDayKeys } from './use-day-keys.ts';
import type { PlannerMonth } from './use-planner-month.ts';

/** The month as on a wall calendar: a column per day of the week, Sunday first. */
export function MonthTable(props: {
  readonly planner: PlannerMonth;
  readonly actions: DayActions;
  readonly onMonth: (month: IsoMonth) => void;
}) {
  const { planner, actions } = props;
  const calendar = useDayKeys(planner.month, props.onMonth);
  return (
    <div className={classes.frame}>
      <table
        ref={calendar}

        className={classes.table}
        aria-label={monthLabel(planner.month)}
      >
        <WeekdayHeads />
        <tbody>
          {planner.weeks.map((week, index) => (
            // Cells stay when the month changes, and the focus with them.
            <tr key={index}>
              {week.map((dateISO, weekday) => (
                <MonthDay
                  key={weekday}
                  dateISO={dateISO}
                  month={planner.month}
                  today={planner.today}
                  tasks={planner.tasksOf(dateISO)}
                  orders={planner.ordersOf(dateISO)}
                  {...actions}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
