import { Table } from '@mantine/core';
import type { PlannerLine } from '#domain/orders/planner-orders.ts';
import { formatNumber, formatOz } from '#ui/format.ts';
import { useIsNarrow } from '#ui/page/use-is-narrow.ts';
import classes from './order-details.module.css';
import { lineAmount } from './order-words.ts';

interface OrderLinesProps {
  readonly lines: readonly PlannerLine[];
}

/** The lines of an order: what, in which mode, how much. */
export function OrderLines({ lines }: OrderLinesProps) {
  return useIsNarrow() ? <LineList lines={lines} /> : <LineTable lines={lines} />;
}

function LineTable({ lines }: OrderLinesProps) {
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
        {lines.map((line, index) => (
          <Table.Tr key={index}>
            <Table.Td className={classes.name}>{line.name}</Table.Td>
            <Table.Td className={classes.quiet}>{line.mode}</Table.Td>
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

function LineList({ lines }: OrderLinesProps) {
  return (
    <ul className={classes.list}>
      {lines.map((line, index) => (
        <li key={index} className={classes.line}>
          <div>
            <div className={classes.name}>{line.name}</div>
            <div className={classes.quiet}>{line.mode}</div>
          </div>
          <div className={classes.amount}>
            <div>{lineAmount(line)}</div>
            <div className={classes.quiet}>{formatOz(line.ounces)}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
