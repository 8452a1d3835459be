import { Badge, Card, Table, UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { SortHead } from '#ui/tables/sort-head.tsx';
import { VirtualRows } from '#ui/tables/virtual-rows.tsx';
import type { ColumnKey, Sorting } from './order-columns.ts';
import { columnsOf } from './order-columns.ts';
import type { ShownKind } from './order-kind.ts';
import type { OrderActions } from './order-menu.tsx';
import { OrderMenu } from './order-menu.tsx';
import { eventsText } from './order-rows.ts';
import type { OrderRow } from './order-rows.ts';
import classes from './orders-table.module.css';

interface TableProps {
  readonly kind: ShownKind;
  readonly rows: readonly OrderRow[];
  readonly actions: OrderActions;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

/** Height of a row of two lines. */
const ROW_HEIGHT = 61;

/** Drawn again only when what it lists changes, not with the dialog in front of it. */
export const OrdersTable = memo(function OrdersTable(props: TableProps) {
  const { kind, rows, actions, sorting, onSort } = props;
  const columns = columnsOf(kind);
  return (
    <Card padding={0}>
      <Table horizontalSpacing={kind === 'all' ? 'lg' : 'md'}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ key, title }) => (
              <SortHead
                key={key}
                title={title}
                sorted={direction(sorting, key)}
                onSort={() => onSort(sortedBy(sorting, key))}
              />
            ))}
            <Table.Th ta="right">Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <VirtualRows
          rows={rows}
          rowHeight={ROW_HEIGHT}
          columns={columns.length + 1}
          renderRow={(row) => (
            <OrderTableRow key={row.key} row={row} kind={kind} actions={actions} />
          )}
        />
      </Table>
    </Card>
  );
});

const OrderTableRow = memo(function OrderTableRow(props: {
  readonly row: OrderRow;
  readonly kind: ShownKind;
  readonly actions: OrderActions;
}) {
  const { row, kind, actions } = props;
  return (
    <Table.Tr className={classes.row}>
      {columnsOf(kind).map(({ key }) => (
        <Table.Td key={key}>{cells[key](row, kind, actions)}</Table.Td>
      ))}
      <Table.Td ta="right">
        <OrderMenu row={row} actions={actions} />
      </Table.Td>
    </Table.Tr>
  );
});

function direction({ by, descending }: Sorting, key: ColumnKey) {
  if (by !== key) return null;
  return descending ? 'descending' : 'ascending';
}

function sortedBy(before: Sorting, by: ColumnKey): Sorting {
  return { by, descending: before.by === by && !before.descending };
}

type Cell = (row: OrderRow, kind: ShownKind, actions: OrderActions) => React.ReactNode;

const cells: Readonly<Record<ColumnKey, Cell>> = {
  name: (row, kind, actions) => (
    <>
      <UnstyledButton className={classes.name} onClick={() => actions.edit(row)}>
        {row.name}
      </UnstyledButton>
      {kind === 'all' && row.customer !== '' && row.customer !== row.name && (
        <div className={classes.under}>{row.customer}</div>
      )}
    </>
  ),
  customer: (row) => row.customer || <span className={classes.under}>—</span>,
  date: (row) => <span className={classes.date}>{row.fromLabel}</span>,
  frequency: (row) => row.frequency,
  category: (row) => <span className={classes.quiet}>{row.category}</span>,
  type: (row) => (
    <Badge color="gray" className={classes.type}>
      {row.type}
    </Badge>
  ),
  when: (row, kind) => (
    <>
      <span className={classes.when}>{row.when}</span>{' '}
      <span className={classes.under}>{eventsText(row, kind !== 'all')}</span>
    </>
  ),
};
