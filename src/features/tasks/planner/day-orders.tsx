import { formatLongDay } from '#ui/format.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import classes from './day-parts.module.css';
import { orderTitle } from './order-text.ts';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

const SHOWN_ORDERS = 3;

/** What can be opened from a day. The functions stay the same, so that days are not drawn again. */
export interface DayActions {
  readonly openTasks: (day: IsoDate) => void;
  readonly openOrder: (order: PlannerOrder) => void;
  readonly openOrders: (day: IsoDate) => void;
}

/** The first orders of a day by name; the others behind one more button. */
export function DayOrders(
  props: Pick<DayActions, 'openOrder' | 'openOrders'> & {
    readonly dateISO: IsoDate;
    readonly orders: readonly PlannerOrder[];
  },
) {
  const { dateISO, orders } = props;
  if (orders.length === 0) return <div className={classes.noOrders}>No orders</div>;
  const more = orders.length - SHOWN_ORDERS;
  return (
    <>
      {orders.slice(0, SHOWN_ORDERS).map((order) => (
        <UnstyledButton
          key={order.id}
          className={classes.order}
          title={orderTitle(order)}
          aria-label={`${orderTitle(order)}, ${formatLongDay(dateISO)}`}
          onClick={() => props.openOrder(order)}
        >
          {orderTitle(order)}
        </UnstyledButton>
      ))}
      {more > 0 && (
        <UnstyledButton
          className={classes.more}
          aria-label={`+${more} more…, ${formatLongDay(dateISO)}`}
          onClick={() => props.openOrders(dateISO)}
        >
          {`+${more} more…`}
        </UnstyledButton>
      )}
    </>
  );
}
