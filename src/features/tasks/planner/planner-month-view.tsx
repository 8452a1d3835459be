import { type IsoMonth, monthOf } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { useFitsWideTable } from '#ui/page/screen-kind.ts';
import { CompactMonth } from './compact-month.tsx';
import { MonthTable } from './month-table.tsx';
import { OrderDetailsDialog } from './order-details-dialog.tsx';
import { OrdersOfDayDialog } from './orders-of-day-dialog.tsx';
import { PlannerFoot } from './planner-foot.tsx';
import { TasksOfDayDialog } from './tasks-of-day-dialog.tsx';
import { usePlannerMonth } from './use-planner-month.ts';

export function PlannerMonthView(props: {
  readonly month: IsoMonth;
  /** The chosen day, where only one day is shown in full. */
  readonly day: IsoDate;
  readonly onMonth: (month: IsoMonth) => void;
  readonly onDay: (day: IsoDate) => void;
}) {
  const planner = usePlannerMonth(props.month);
  const tasks = useDialogTarget<IsoDate>();
  const orders = useDialogTarget<IsoDate>();
  const order = useDialogTarget<PlannerOrder>();
  const isWide = useFitsWideTable();
  const actions = { openTasks: tasks.open, openOrder: order.open, openOrders: orders.open };
  return (
    <>
      {isWide ? (
        <MonthTable planner={planner} actions={actions} onMonth={props.onMonth} />
      ) : (
        <CompactMonth
          planner={planner}
          day={props.day}
          actions={actions}
          onMonth={props.onMonth}
          onDay={(day) => {
            props.onDay(day);
            if (monthOf(day) !== props.month) props.onMonth(monthOf(day));
          }}
        />
      )}
      <PlannerFoot planner={planner} />
      <OpenedFor dialog={tasks}>
        {(shown, dateISO) => (
          <TasksOfDayDialog
            {...shown}
            dateISO={dateISO}
            day={planner.tasksOf(dateISO)}
            today={planner.today}
          />
        )}
      </OpenedFor>
      <OpenedFor dialog={orders}>
        {(shown, dateISO) => (
          <OrdersOfDayDialog
            {...shown}
            dateISO={dateISO}
            orders={planner.ordersOf(dateISO)}
            onOpen={order.open}
          />
        )}
      </OpenedFor>
      <OpenedFor dialog={order}>
        {(shown, opened) => <OrderDetailsDialog {...shown} order={opened} />}
      </OpenedFor>
    </>
  );
}
