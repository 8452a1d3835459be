import { formatCount, formatLongDay } from '#ui/format.ts';
import { firstDayOf, type IsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import classes from './compact-month.module.css';
import { type DayActions, DayOrders } from './day-orders.tsx';
import { PlannerGrid } from './planner-grid.tsx';
import { LongSoakBadge } from './long-soak-badge.tsx';
import { isLongSoak, taskSummary, TaskSummaryButton } from './task-summary-button.tsx';
import type { PlannerMonth } from './use-planner-month.ts';
import { DayOfMonth } from './day-of-month.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

export function CompactMonth(props: {
  readonly planner: PlannerMonth;
  readonly day: IsoDate;
  readonly actions: DayActions;
  readonly onMonth: (month: IsoMonth) => void;
  readonly onDay: (day: IsoDate) => void;
}) {
  const { planner } = props;
  const chosen = chosenDay(planner.month, props.day, planner.today);
  return (
    <>
      <PlannerGrid
        planner={planner}
        className={classes.table}
        hasShortHeads
        onMonth={props.onMonth}
        drawDay={(dateISO, weekday) => (
          <td key={weekday} data-day={dateISO}>
            <CompactDay
              planner={planner}
              dateISO={dateISO}
              isChosen={dateISO === chosen}
              onChoose={props.onDay}
            />
          </td>
        )}
      />
      <MarksLegend />
      <ChosenDay planner={planner} day={chosen} actions={props.actions} />
    </>
  );
}

/** Another month begins with today, or with its first day. */
function chosenDay(month: IsoMonth, day: IsoDate, today: IsoDate): IsoDate {
  if (monthOf(day) === month) return day;
  return monthOf(today) === month ? today : firstDayOf(month);
}

function ChosenDay(props: {
  readonly planner: PlannerMonth;
  readonly day: IsoDate;
  readonly actions: DayActions;
}) {
  const { planner, day, actions } = props;
  const tasks = planner.tasksOf(day);
  return (
    <SectionCard
      title={day === planner.today ? `${formatLongDay(day)}, today` : formatLongDay(day)}
      aside={tasks?.tasks.some(isLongSoak) ? <LongSoakBadge /> : undefined}
    >
      <div className={classes.parts}>
        <TaskSummaryButton
          dateISO={day}
          day={tasks}
          today={planner.today}
          onOpen={actions.openTasks}
        />
        <DayOrders dateISO={day} orders={planner.ordersOf(day)} {...actions} />
      </div>
    </SectionCard>
  );
}

/** What the marks of the small calendar stand for; its days say the same in words. */
function MarksLegend() {
  return (
    <p className={classes.legend} aria-hidden>
      <i className={classes.dot} data-state="open" /> Tasks
      <i className={classes.dot} data-state="late" /> Late
      <i className={classes.dot} data-state="done" /> All done
      <i className={classes.dash} /> Orders
    </p>
  );
}

const MAX_MARKS = 3;

/** A day of the small calendar: a dot for its tasks, a dash for each order up to three. */
function CompactDay(props: {
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
