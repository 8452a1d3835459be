import { VisuallyHidden } from '@mantine/core';
import { useMemo, type CSSProperties } from 'react';
import { onEnterInField } from './on-enter-in-field.ts';
import type { RecordColumn } from './record-column.tsx';
import type { RowMenuItem } from './menu-items.tsx';
import { RowMenu } from './row-menu.tsx';
import classes from './record-grid.module.css';
import { tableClasses } from './table-classes.ts';

/** Drawn once for a record and its columns: a table that scrolls, or is measured, draws only new rows. */
export function RecordGridRow<R>(props: {
  readonly record: R;
  readonly columns: readonly RecordColumn<R>[];
  readonly state: string | undefined;
  /** A record of its group stands above it. */
  readonly isContinued?: boolean;
  readonly highlightOnHover: boolean;
  readonly onEnter?: ((record: R) => void) | undefined;
  readonly menuOf?: (record: R) => readonly RowMenuItem[];
  /** The record in the label of its menu. */
  readonly name?: string;
}) {
  const { record, columns, state, isContinued = false, highlightOnHover } = props;
  const { onEnter, menuOf, name } = props;
  return useMemo(
    () => (
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
          <td className={tableClasses.cell} style={RIGHT}>
            <RowMenu label={`Actions for ${name}`} items={() => menuOf(record)} />
          </td>
        )}
      </tr>
    ),
    [record, columns, state, isContinued, highlightOnHover, onEnter, menuOf, name],
  );
}

const LEFT: CSSProperties = { textAlign: 'left' };
const RIGHT: CSSProperties = { textAlign: 'right' };
const FIRST_LEFT: CSSProperties = { ...LEFT, fontWeight: 500 };
const FIRST_RIGHT: CSSProperties = { ...RIGHT, fontWeight: 500 };

/** @param isRepeated - The cell above says it already: here the head of a row is only read out. */
function drawCell<R>(column: RecordColumn<R>, record: R, isFirst: boolean, isRepeated: boolean) {
  const { head, cell, numeric, isRowHead, className } = column;
  const said = cell?.(record);
  const readOut = isRowHead && <VisuallyHidden>{said}</VisuallyHidden>;
  const content = isRepeated ? readOut : said;
  const ofFirst = numeric ? FIRST_RIGHT : FIRST_LEFT;
  const style = isFirst ? ofFirst : numeric ? RIGHT : LEFT;
  const Cell = isRowHead ? 'th' : 'td';
  const look = isRowHead ? `${tableClasses.head} ${classes.rowHead}` : tableClasses.cell;
  return (
    <Cell
      key={head}
      scope={isRowHead ? 'row' : undefined}
      className={className === undefined ? look : `${look} ${className}`}
      style={style}
    >
      {content}
    </Cell>
  );
}
