import { Table } from '@mantine/core';
import { useMemo } from 'react';
import type { RecordColumn } from './record-column.ts';
import type { RecordListProps } from './record-list-props.ts';
import type { RecordSorting } from './record-sorting.ts';
import type { RowMenuItem } from './row-menu-item.ts';
import { RowMenu } from './row-menu.tsx';
import { SortHead } from './sort-head.tsx';
import { VirtualRows } from './virtual-rows.tsx';

/** Height of a row of one line with the room around it. */
const ROW_HEIGHT = 45;

interface RecordGridProps<R> extends RecordListProps<R> {
  readonly sorting: RecordSorting | null;
  readonly onSort: (head: string) => void;
}

/** Records as rows of a table, with totals in the last one. */
export function RecordGrid<R>(props: RecordGridProps<R>) {
  const { label, columns, records, idOf, menuOf, nameOf } = props;
  return (
    <Table stickyHeader={false} aria-label={label}>
      <Table.Thead>
        <Table.Tr>
          {columns.map((column) => (
            <ColumnHead key={column.head} column={column} {...props} />
          ))}
          {menuOf !== undefined && (
            <Table.Th ta="right" scope="col">
              Actions
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <VirtualRows
        rows={records}
        rowHeight={ROW_HEIGHT}
        columns={columns.length + (menuOf === undefined ? 0 : 1)}
        renderRow={(record) => (
          <RecordGridRow
            key={idOf(record)}
            record={record}
            columns={columns}
            {...(menuOf === undefined ? {} : { menuOf, name: nameOf(record) })}
          />
        )}
      />
      {records.length > 0 && columns.some(({ foot }) => foot !== undefined) && (
        <Table.Tfoot>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Td key={column.head} ta={alignOf(column)} fw={600}>
                {column.foot}
              </Table.Td>
            ))}
            {menuOf !== undefined && <Table.Td />}
          </Table.Tr>
        </Table.Tfoot>
      )}
    </Table>
  );
}

/** Drawn once for a record and its columns: a table that scrolls, or is measured, draws only new rows. */
function RecordGridRow<R>(props: {
  readonly record: R;
  readonly columns: readonly RecordColumn<R>[];
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  /** The record in the label of its menu. */
  readonly name?: string;
}) {
  const { record, columns, menuOf, name } = props;
  return useMemo(
    () => (
      <Table.Tr>
        {columns.map((column, index) => (
          <Table.Td key={column.head} ta={alignOf(column)} fw={index === 0 ? 500 : undefined}>
            {column.cell(record)}
          </Table.Td>
        ))}
        {menuOf !== undefined && (
          <Table.Td ta="right">
            <RowMenu label={`Actions for ${name}`} items={menuOf(record)} />
          </Table.Td>
        )}
      </Table.Tr>
    ),
    [record, columns, menuOf, name],
  );
}

function ColumnHead<R>(props: RecordGridProps<R> & { readonly column: RecordColumn<R> }) {
  const { column, sorting, onSort } = props;
  if (column.sortBy === undefined) {
    return (
      <Table.Th ta={alignOf(column)} scope="col">
        {column.headContent ?? column.head}
      </Table.Th>
    );
  }
  const direction = sorting?.descending ? 'descending' : 'ascending';
  return (
    <SortHead
      title={column.head}
      sorted={sorting?.head === column.head ? direction : null}
      onSort={() => onSort(column.head)}
      {...(column.numeric ? { align: 'right' } : {})}
    />
  );
}

function alignOf<R>(column: RecordColumn<R>): 'left' | 'right' {
  return column.numeric ? 'right' : 'left';
}
