import { useMemo } from 'react';
import { Link } from 'react-router';
import { nextEvent } from '#domain/orders/next-event.ts';
import { selectAllOrders } from '#state/selectors/sales/orders.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './orders-today.module.css';

/** Who gets something today. */
export function OrdersToday() {
  const today = useToday();
  const orders = useFarm(selectAllOrders);
  const due = useMemo(
    () => orders.filter((order) => nextEvent(order, today) === today),
    [orders, today],
  );
  return (
    <div className={classes.row}>
      <Link to={routePaths.deliveries} className={classes.link}>
        {due.length === 0 ? 'No orders today' : `${formatCount(due.length, 'order')} today`}
      </Link>
      <span className={classes.names}>{due.map((order) => order.name).join(', ')}</span>
    </div>
  );
}
