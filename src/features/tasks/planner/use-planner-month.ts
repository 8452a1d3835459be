import { useMemo } from 'react';
import { type IsoMonth, monthWeeks } from '#domain/calendar/month-grid.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type PlannerOrder, plannerOrders } from '#domain/orders/planner-orders.ts';
import { groupBy } from '#domain/records/lists.ts';
import { selectOrderVersions } from '#state/selectors/sales/orders.ts';
import { selectAssortment } from '#state/selectors/sales/products.ts';
import { selectRealDays } from '#state/selectors/supply.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { tasksByDay } from './planner-month.ts';

/** A month with what is due and to do on each day of its weeks. */
export type PlannerMonth = ReturnType<typeof usePlannerMonth>;

const NO_ORDERS: readonly PlannerOrder[] = [];

/** Follows the farm. A day on which nothing changed keeps its orders and its tasks as they are. */
export function usePlannerMonth(month: IsoMonth) {
  const today = useToday();
  const allOrders = useFarm(selectOrderVersions);
  const sold = useFarm(selectAssortment);
  const taskDays = useFarm((farm) => selectRealDays(farm, today));
  const weeks = useMemo(() => monthWeeks(month), [month]);
  const from = weeks[0]?.[0] ?? today;
  const to = weeks.at(-1)?.at(-1) ?? today;
  const orders = useMemo(
    () => plannerOrders(allOrders, sold, from, to),
    [allOrders, sold, from, to],
  );
  const byDay = useMemo(() => groupBy(orders, ({ occurDate }) => occurDate), [orders]);
  const tasks = useMemo(() => tasksByDay(taskDays, from, to, today), [taskDays, from, to, today]);
  return {
    month,
    today,
    weeks,
    orders,
    ordersOf: (day: IsoDate) => byDay.get(day) ?? NO_ORDERS,
    tasksOf: (day: IsoDate) => tasks.get(day) ?? null,
  };
}
