import { Table } from '@mantine/core';
import { formatNumber, formatPercent } from '#ui/format.ts';
import type { ContributingOrder } from './contributing-orders.ts';
import classes from './harvest-plan.module.css';
import { weightIn } from './weight-unit.ts';
import type { WeightUnit } from './weight-unit.ts';

export interface ContributionsViewProps {
  readonly orders: readonly ContributingOrder[];
  readonly unit: WeightUnit;
}

/** The orders behind a harvest as a table, a line per item; name and share once per order. */
export function ContributionsTable({ orders, unit }: ContributionsViewProps) {
  return (
    <Table stickyHeader={false} highlightOnHover={false} className={classes.orders}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Order</Table.Th>
          <Table.Th>Mode</Table.Th>
          <Table.Th ta="right">Units</Table.Th>
          <Table.Th ta="right">Package (oz)</Table.Th>
          <Table.Th ta="right">Weight ({unit})</Table.Th>
          <Table.Th ta="right">Share</Table.Th>
        </Table.Tr>
      </Table.Thead>
      {orders.map((order) => (
        <OrderRows key={order.orderId} order={order} unit={unit} />
      ))}
    </Table>
  );
}

function OrderRows(props: { readonly order: ContributingOrder; readonly unit: WeightUnit }) {
  const { order, unit } = props;
  const span = order.items.length;
  return (
    <Table.Tbody>
      {order.items.map((item, index) => (
        <Table.Tr key={index}>
          {index === 0 && (
            <Table.Th scope="rowgroup" rowSpan={span} className={classes.order}>
              <div className={classes.name}>{order.orderName}</div>
              {order.customer !== '' && <div className={classes.details}>{order.customer}</div>}
            </Table.Th>
          )}
          <Table.Td>{item.mode}</Table.Td>
          <Table.Td ta="right">{item.units === null ? '—' : formatNumber(item.units)}</Table.Td>
          <Table.Td ta="right">
            {item.packageOz === null ? '—' : formatNumber(item.packageOz, 1)}
          </Table.Td>
          <Table.Td ta="right">{weightIn(unit, item.weightOz)}</Table.Td>
          {index === 0 && (
            <Table.Td ta="right" rowSpan={span} className={classes.share}>
              {formatPercent(order.sharePercent, 1)}
            </Table.Td>
          )}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}
