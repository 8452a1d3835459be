import { Table } from '@mantine/core';
import type { PlannerLine } from '#domain/orders/planner-orders.ts';
import { formatNumber } from '#ui/format.ts';
import { lineAmount } from './order-words.ts';
import classes from './order-details.module.css';

/** The lines of an order: what, in which mode, how much. */
export function OrderLines({ lines }: { readonly lines: readonly PlannerLine[] }) {
  return (
    <Table stickyHeader={false} highlightOnHover={false} className={classes.lines}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Item</Table.Th>
          <Table.Th>Mode</Table.Th>
          <Table.Th ta="right">Amount</Table.Th>
          <Table.Th ta="right">Weight (oz)</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.itemId}>
            <Table.Td className={classes.name}>{line.name}</Table.Td>
            <Table.Td className={classes.mode}>{line.mode}</Table.Td>
            <Table.Td ta="right" className={classes.amount}>
              {lineAmount(line)}
            </Table.Td>
            <Table.Td ta="right">{formatNumber(line.ounces, 1)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
