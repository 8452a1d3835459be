import { Table } from '@mantine/core';
import { useMemo } from 'react';
import type { RecordColumn } from './record-column.ts';
import type { RowMenuItem } from './row-menu-item.ts';
import { RowMenu } from './row-menu.tsx';
import classes from './record-grid.module.css';

/** Drawn once for a record and its columns: a table that scrolls, or is measured, draws only new rows. */
export function RecordGridRow<R>(props: {
  readonly record: R;
  readonly columns: readonly RecordColumn<R>[];
  readonly state: string | undefined;
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  /** The record in the label of its menu. */
  readonly name?: string;
}) {
  const { record, columns, state, menuOf, name } = props;
  return useMemo(
    () => (
      <Table.Tr data-state={state}>
        {columns.map((column, index) => (
          <RecordCell key={column.head} column={column} record={record} isFirst={index === 0} />
        ))}
        {menuOf !== undefined && (
          <Table.Td ta="right">
            <RowMenu label={`Actions for ${name}`} items={menuOf(record)} />
          </Table.Td>
        )}
      </Table.Tr>
    ),
    [record, columns, state, menuOf, name],
  );
}

function RecordCell<R>(props: {
  readonly column: RecordColumn<R>;
  readonly record: R;
  readonly isFirst: boolean;
}) {
  const { column, record, isFirst } = props;
  const look = {
    ta: column.numeric ? 'right' : 'left',
    className: column.className,
    ...(isFirst ? { fw: 500 } : {}),
  } as const;
  if (column.isRowHead) {
    return (
      <Table.Th scope="row" {...look} className={`${classes.rowHead} ${column.className ?? ''}`}>
        {column.cell?.(record)}
      </Table.Th>
    );
  }
  return <Table.Td {...look}>{column.cell?.(record)}</Table.Td>;
}
