import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { onEnterInField } from './on-enter-in-field.ts';
import { alignOf, type RecordColumn } from './record-column.tsx';
import type { RowMenuItem } from './menu-items.tsx';
import { RowMenu } from './row-menu.tsx';
import classes from './record-grid.module.css';
import { tableClasses } from './table-classes.ts';

interface RecordGridRowProps<R> {
  readonly record: R;
  readonly columns: readonly RecordColumn<R>[];
  readonly state: string | undefined;
  /** A record of its group stands above it. */
  readonly isContinued: boolean;
  readonly highlightOnHover: boolean;
  readonly onEnter?: ((record: R) => void) | undefined;
  readonly menuOf?: ((record: R) => readonly RowMenuItem[]) | undefined;
  /** The record in the label of its menu. */
  readonly name: string;
}

function GridRow<R>(props: RecordGridRowProps<R>) {
  const { record, columns, state, isContinued, highlightOnHover, onEnter, menuOf, name } = props;
  return (
    <tr
      className={tableClasses.row}
      data-with-row-border
      data-hover={highlightOnHover || undefined}
      data-state={state}
      data-continued={isContinued || undefined}
      onKeyDown={onEnter && onEnterInField(() => onEnter(record))}
    >
      {columns.map((column, index) =>
        drawCell(column, record, index === 0, isContinued && column.perGroup === true),
      )}
      {menuOf !== undefined && (
        <td className={tableClasses.cell} style={{ textAlign: 'right' }}>
          <RowMenu label={`Actions for ${name}`} items={() => menuOf(record)} />
        </td>
      )}
    </tr>
  );
}

/** Drawn once for a record and its columns: a table that scrolls, or is measured, draws only new rows. */
// `memo` forgets that a row is of any record.
export const RecordGridRow = memo(GridRow) as typeof GridRow;

/** @param isRepeated - The cell above says it already: here the head of a row is only read out. */
function drawCell<R>(column: RecordColumn<R>, record: R, isFirst: boolean, isRepeated: boolean) {
  const { head, cell, isRowHead, className } = column;
  const said = cell?.(record);
  const readOut = isRowHead && <VisuallyHidden>{said}</VisuallyHidden>;
  const content = isRepeated ? readOut : said;
  const Cell = isRowHead ? 'th' : 'td';
  const look = isRowHead ? `${tableClasses.head} ${classes.rowHead}` : tableClasses.cell;
  return (
    <Cell
      key={head}
      scope={isRowHead ? 'row' : undefined}
      className={className === undefined ? look : `${look} ${className}`}
      style={{ textAlign: alignOf(column), ...(isFirst && { fontWeight: 500 }) }}
    >
      {content}
    </Cell>
  );
}
