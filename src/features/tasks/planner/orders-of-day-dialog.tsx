import { IconChevronRight } from '@tabler/icons-react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { categoryLabel } from '#domain/orders/order.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatCount, formatTitleDay } from '#ui/format.ts';
import classes from './orders-of-day.module.css';
import { orderTitle, orderTotal } from './order-text.ts';
import { QuietText } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

export function OrdersOfDayDialog(
  props: ShownDialog & {
    readonly dateISO: IsoDate;
    readonly orders: readonly PlannerOrder[];
    readonly onOpen: (order: PlannerOrder) => void;
  },
) {
  const { dateISO, orders, onOpen, ...shown } = props;
  return (
    <Dialog
      {...shown}
      title={`Orders — ${formatTitleDay(dateISO)}`}
      footerNote={orders.length > 0 && formatCount(orders.length, 'order')}
      closeLabel="Close"
    >
      {orders.length === 0 ? (
        <QuietText>No orders</QuietText>
      ) : (
        <ul className={classes.list}>
          {orders.map((order) => (
            <li key={order.id} className={classes.item}>
              <UnstyledButton className={classes.order} onClick={() => onOpen(order)}>
                <span>
                  <span className={classes.name}>{orderTitle(order)}</span>
                  <span className={classes.details}>
                    {categoryLabel(order.orderCategory)}, {orderTotal(order)}
                  </span>
                </span>
                <IconChevronRight size="1.125rem" aria-hidden />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
