import { Table, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { onEnterInField } from './on-enter-in-field.ts';
import type { RecordColumn } from './record-column.ts';
import type { RowMenuItem } from './row-menu-item.ts';
import { RowMenu } from './row-menu.tsx';
import classes from './record-grid.module.css';

/** Drawn once for a record and its columns: a table that scrolls, or is measured, draws only new rows. */
export function RecordGridRow<R>(props: {
  readonly record: R;
  readonly columns: readonly RecordColumn<R>[];
  readonly state: string | undefined;
  /** A record of its group stands above it. */
  readonly isContinued?: boolean;
  readonly onEnter?: ((record: R) => void) | undefined;
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  /** The record in the label of its menu. */
  readonly name?: string;
}) {
  const { record, columns, state, isContinued = false, onEnter, menuOf, name } = props;
  return useMemo(
    () => (
      <Table.Tr
        data-state={state}
        data-continued={isContinued || undefined}
        onKeyDown={onEnter && onEnterInField(() => onEnter(record))}
      >
        {columns.map((column, index) => (
          <RecordCell
            key={column.head}
            column={column}
            record={record}
            isFirst={index === 0}
            isRepeated={isContinued && column.perGroup === true}
          />
        ))}
        {menuOf !== undefined && (
          <Table.Td ta="right">
            <RowMenu label={`Actions for ${name}`} items={menuOf(record)} />
          </Table.Td>
        )}
      </Table.Tr>
    ),
    [record, columns, state, isContinued, onEnter, menuOf, name],
  );
}

function RecordCell<R>(props: {
  readonly column: RecordColumn<R>;
  readonly record: R;
  readonly isFirst: boolean;
  /** The cell above says it already: here the head of a row is only read out. */
  readonly isRepeated: boolean;
}) {
  const { column, record, isFirst, isRepeated } = props;
  const said = column.cell?.(record);
  const readOut = column.isRowHead === true && <VisuallyHidden>{said}</VisuallyHidden>;
  const content = isRepeated ? readOut : said;
  const look = {
    ta: column.numeric ? 'right' : 'left',
    className: column.className,
    ...(isFirst ? { fw: 500 } : {}),
  } as const;
  if (column.isRowHead) {
    return (
      <Table.Th scope="row" {...look} className={`${classes.rowHead} ${column.className ?? ''}`}>
        {content}
      </Table.Th>
    );
  }
  return <Table.Td {...look}>{content}</Table.Td>;
}
