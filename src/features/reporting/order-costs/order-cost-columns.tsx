import { Anchor, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { dayNumber } from '#domain/calendar/day-number.ts';
import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import type { OrderCost } from '#domain/costing/order-cost.ts';
import { categoryLabel } from '#domain/orders/category-label.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import type { RecordColumn } from '#ui/record-column.ts';
import classes from './order-costs.module.css';

/** What the table of orders shows, with the totals in its last row. */
export function orderCostColumns(
  totals: OrderCostTotals,
  onView: (cost: OrderCost) => void,
): readonly RecordColumn<OrderCost>[] {
  return [
    {
      head: 'Date',
      cell: ({ dateISO }) => <span className={classes.date}>{dateLabel(dateISO)}</span>,
      csv: ({ dateISO }) => dateISO,
      sortBy: ({ dateISO }) => dayNumber(dateISO),
      foot: 'Total',
    },
    textColumn('Order', ({ event }) => event.order.name),
    textColumn('Customer', ({ event }) => event.order.customer),
    textColumn('Type', ({ event }) => categoryLabel(event.order.orderCategory)),
    numberColumn('Packages', ({ packages }) => packages, 0, totals.packages),
    numberColumn('Bulk', ({ bulk }) => bulk, 0, totals.bulk),
    numberColumn('Weight (oz)', ({ weightOz }) => weightOz, 1, totals.weightOz),
    {
      head: 'Estimated cost',
      numeric: true,
      cell: (cost) => <Cost cost={cost} />,
      csv: ({ totalCost }) => totalCost,
      sortBy: ({ totalCost }) => totalCost,
      foot: formatDollars(totals.totalCost),
    },
    {
      head: 'View',
      numeric: true,
      cell: (cost) => (
        <Anchor
          component="button"
          type="button"
          aria-label={`View ${cost.event.order.name}, ${dateLabel(cost.dateISO)}`}
          onClick={() => onView(cost)}
        >
          View
        </Anchor>
      ),
    },
  ];
}

function Cost({ cost: { totalCost, event } }: { readonly cost: OrderCost }) {
  return (
    <span className={classes.cost}>
      {event.notes.length > 0 && (
        <>
          <IconAlertTriangle size="1rem" aria-hidden className={classes.incomplete} />
          <VisuallyHidden>Not the whole cost:</VisuallyHidden>
        </>
      )}
      {formatDollars(totalCost)}
    </span>
  );
}

function textColumn(head: string, text: (cost: OrderCost) => string): RecordColumn<OrderCost> {
  return {
    head,
    cell: (cost) => text(cost) || '—',
    csv: text,
    sortBy: (cost) => text(cost) || null,
  };
}

function numberColumn(
  head: string,
  value: (cost: OrderCost) => number,
  decimals: number,
  total: number,
): RecordColumn<OrderCost> {
  return {
    head,
    numeric: true,
    cell: (cost) => formatNumber(value(cost), decimals),
    csv: (cost) => roundTo(value(cost), decimals),
    sortBy: value,
    foot: formatNumber(total, decimals),
  };
}
