import { Link } from 'react-router';
import { formatDate, formatSentence } from '#ui/format.ts';
import { categoryLabel } from '#domain/orders/order.ts';
import type { PlannerOrder } from '#domain/orders/planner-orders.ts';
import { whenLabel } from '#domain/orders/when-label.ts';
import { selectOrdersById } from '#state/selectors/sales/orders.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { orderPath } from '#ui/route-paths.ts';
import classes from './order-details.module.css';
import { OrderLines } from './order-lines.tsx';
import { orderTitle, orderTotal } from './order-text.ts';
import { PlainButton, QuietText } from '#ui/kit/plain-parts.tsx';

export function OrderDetailsDialog(props: ShownDialog & { readonly order: PlannerOrder }) {
  const { order, ...shown } = props;
  return (
    <Dialog
      {...shown}
      title={orderTitle(order)}
      subtitle={formatDate(order.occurDate)}
      footerNote={order.lines.length > 0 && orderTotal(order)}
      footer={
        <PlainButton component={Link} to={orderPath(order.id)}>
          Edit order
        </PlainButton>
      }
      closeLabel="Close"
    >
      <Details order={order} />
    </Dialog>
  );
}

function Details({ order }: { readonly order: PlannerOrder }) {
  const stored = useFarm((farm) => selectOrdersById(farm).get(order.id));
  return (
    <>
      <dl className={classes.facts}>
        {order.customer !== '' && (
          <>
            <dt>Customer</dt>
            <dd>{order.customer}</dd>
          </>
        )}
        <dt>Category</dt>
        <dd>{categoryLabel(order.orderCategory)}</dd>
        <dt>Type</dt>
        <dd>{order.kind}</dd>
        {order.kind === 'RECURRING' && stored !== undefined && (
          <>
            <dt>When</dt>
            <dd>{formatSentence(whenLabel(stored))}</dd>
          </>
        )}
      </dl>
      {order.lines.length === 0 ? (
        <QuietText>No line items found for this order.</QuietText>
      ) : (
        <OrderLines lines={order.lines} />
      )}
    </>
  );
}
