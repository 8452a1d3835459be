import { shownName } from '#domain/orders/event-days.ts';
import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { categoryLabel } from '#domain/orders/order.ts';
import { formatDate, formatDayFrom } from '#ui/format.ts';
import type { RecordColumn } from '#ui/tables/record-column.tsx';
import { orderAmountColumns } from '../order-amount-columns.ts';
import { orderMoneyColumns, type MarginsByCost } from './order-money-columns.tsx';
import classes from './order-costs.module.css';
import { LinkButton } from '#ui/kit/plain-parts.tsx';

export interface OrderCostView {
  /** Null while the farm has no price at all. */
  readonly margins: MarginsByCost | null;
  /** Days of this year are written without it. */
  readonly today: IsoDate;
  /** A list row names the order first, with its day and View beside it. */
  readonly isNarrow: boolean;
  readonly onView: (cost: OrderCost) => void;
}

export function orderCostColumns(
  listed: readonly OrderCost[],
  { margins, today, isNarrow, onView }: OrderCostView,
): readonly RecordColumn<OrderCost>[] {
  const totals = orderCostTotals(listed);
  return [
    {
      head: 'Date',
      cell: (cost) =>
        isNarrow ? (
          <div className={classes.lead}>
            <div>
              {orderNameOf(cost) || '—'}
              <div className={classes.quiet}>{formatDate(cost.dateISO)}</div>
            </div>
            <ViewButton cost={cost} onView={onView} />
          </div>
        ) : (
          <span className={classes.date}>{formatDayFrom(today, cost.dateISO)}</span>
        ),
      csv: ({ dateISO }) => dateISO,
      sortBy: ({ dateISO }) => dayNumber(dateISO),
      foot: 'Total',
    },
    {
      ...textColumn('Order', orderNameOf),
      cell: (cost) => <span className={classes.order}>{orderNameOf(cost) || '—'}</span>,
      wideOnly: true,
    },
    textColumn('Customer', ({ event }) => event.order.customer),
    textColumn('Type', ({ event }) => categoryLabel(event.order.orderCategory)),
    ...orderAmountColumns<OrderCost>(totals),
    ...orderMoneyColumns(listed, margins, totals),
    {
      head: 'View',
      numeric: true,
      cell: (cost) => <ViewButton cost={cost} onView={onView} />,
      wideOnly: true,
    },
  ];
}

function ViewButton(props: {
  readonly cost: OrderCost;
  readonly onView: (cost: OrderCost) => void;
}) {
  const { cost, onView } = props;
  return (
    <LinkButton
      className={classes.view}
      aria-label={`View ${orderNameOf(cost) || 'order'}, ${formatDate(cost.dateISO)}`}
      onClick={() => onView(cost)}
    >
      View
    </LinkButton>
  );
}

function orderNameOf({ event }: OrderCost): string {
  return shownName(event.order);
}

function textColumn(head: string, text: (cost: OrderCost) => string): RecordColumn<OrderCost> {
  return {
    head,
    cell: (cost) => text(cost) || '—',
    csv: text,
    sortBy: (cost) => text(cost) || null,
  };
}
