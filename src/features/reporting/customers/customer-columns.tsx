import { Anchor } from '@mantine/core';
import type { CustomerCost } from '#domain/costing/customer-costs.ts';
import type { OrderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { formatDollars, formatNumber } from '#ui/format.ts';
import type { RecordColumn } from '#ui/record-column.ts';
import classes from './customers.module.css';

/** What the table of customers shows, with the totals in its last row. */
export function customerColumns(
  totals: OrderCostTotals,
  onView: (customer: CustomerCost) => void,
): readonly RecordColumn<CustomerCost>[] {
  const average = totals.ordersCount > 0 ? totals.totalCost / totals.ordersCount : 0;
  return [
    {
      head: 'Customer',
      cell: (customer) => (
        <Anchor
          component="button"
          type="button"
          className={classes.name}
          onClick={() => onView(customer)}
        >
          {customer.customer}
        </Anchor>
      ),
      csv: ({ customer }) => customer,
      sortBy: ({ customer }) => customer,
      foot: 'Total',
    },
    numberColumn('Orders', (one) => one.ordersCount, 0, totals.ordersCount),
    numberColumn('Packages', (one) => one.packagesUnits, 0, totals.packages),
    numberColumn('Bulk', (one) => one.bulkCount, 0, totals.bulk),
    numberColumn('Weight (oz)', (one) => one.weightOz, 1, totals.weightOz),
    dollarColumn('Total cost', (one) => one.totalCost, totals.totalCost),
    dollarColumn('Avg / order', (one) => one.averageCost, average),
    {
      head: 'Top varieties',
      numeric: true,
      cell: (customer) =>
        customer.topVarieties.length === 0 ? (
          '—'
        ) : (
          <Anchor
            component="button"
            type="button"
            aria-label={`View ${customer.customer}`}
            onClick={() => onView(customer)}
          >
            View
          </Anchor>
        ),
      csv: ({ topVarieties }) => topVarieties.map(({ name }) => name).join('; '),
    },
  ];
}

function numberColumn(
  head: string,
  value: (customer: CustomerCost) => number,
  decimals: number,
  total: number,
): RecordColumn<CustomerCost> {
  return {
    head,
    numeric: true,
    cell: (customer) => formatNumber(value(customer), decimals),
    csv: (customer) => roundTo(value(customer), decimals),
    sortBy: value,
    foot: formatNumber(total, decimals),
  };
}

function dollarColumn(
  head: string,
  dollars: (customer: CustomerCost) => number,
  total: number,
): RecordColumn<CustomerCost> {
  return {
    head,
    numeric: true,
    cell: (customer) => formatDollars(dollars(customer)),
    csv: dollars,
    sortBy: dollars,
    foot: formatDollars(total),
  };
}
