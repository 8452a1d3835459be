import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';

/** What can be opened from a day. The functions stay the same, so that days are not drawn again. */
export interface DayActions {
  readonly openTasks: (day: IsoDate) => void;
  readonly openOrder: (order: PlannerOrder) => void;
  readonly openOrders: (day: IsoDate) => void;
}
