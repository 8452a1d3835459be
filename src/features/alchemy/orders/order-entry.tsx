import { Link } from 'react-router';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { dueMark } from '#domain/alchemy/orders/due-mark.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { UnsavedBadge } from '#ui/editing/unsaved-badge.tsx';
import { OrderBadge } from './order-badge.tsx';
import classes from './order-list.module.css';
import { orderName } from './order-list.ts';

const selectWeekStart = (farm: FarmDocument) => farm.settings.planner.weekStartsOn;

/** An order in the list: who it is for, its id, how far it is and when it is due. */
export function OrderEntry(props: {
  readonly order: ProOrder;
  readonly isSelected: boolean;
  readonly isEdited: boolean;
  /** On a phone the way back leads to the list. */
  readonly keepsHistory: boolean;
}) {
  const { order, isSelected, isEdited } = props;
  const today = useToday();
  const mark = dueMark(order, today, useFarm(selectWeekStart));
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
        {mark !== null && (
          <strong className={classes.mark} data-late={mark === 'Late' || undefined}>
            {mark}
          </strong>
        )}{' '}
        {order.dueAt === null ? 'No due date' : `Due ${shortDayLabel(order.dueAt)}`}
      </span>
    </Link>
  );
}
