import { Link } from 'react-router';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { UnsavedBadge } from '#ui/editing/unsaved-badge.tsx';
import { OrderBadge } from './order-badge.tsx';
import classes from './order-list.module.css';
import { orderName } from './order-list.ts';

/** An order in the list: who it is for, its id, how far it is and when it is due. */
export function OrderEntry(props: {
  readonly order: ProOrder;
  readonly isSelected: boolean;
  readonly isEdited: boolean;
  /** On a phone the way back leads to the list. */
  readonly keepsHistory: boolean;
}) {
  const { order, isSelected, isEdited } = props;
  return (
    <Link
      to={`?order=${encodeURIComponent(order.id)}`}
      replace={!props.keepsHistory}
      aria-current={isSelected ? 'true' : undefined}
      className={classes.entry}
    >
      <span className={classes.name}>{orderName(order)}</span>
      <span className={classes.status}>
        {isEdited ? <UnsavedBadge /> : <OrderBadge status={order.status} />}
      </span>
      <span className={classes.id}>{order.id}</span>
      <span className={classes.due}>
        {order.dueAt === null ? 'No due date' : `Due ${shortDayLabel(order.dueAt)}`}
      </span>
    </Link>
  );
}
