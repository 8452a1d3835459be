import { Table } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

/** Up to here all rows are drawn: the browser keeps up, and find-in-page sees them. */
const ALL_ROWS_LIMIT = 200;

/** So many fill any screen; the others of a table follow a moment later, out of sight. */
const FIRST_ROWS = 40;

export interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[];
  /** Draws one row as a table row with a key. */
  readonly renderRow: (row: Row, index: number) => ReactNode;
  /** Usual height of a row, in pixels of the layout. */
  readonly rowHeight: number;
  readonly columns: number;
}

/** The body of a table. Of a long one only the rows near the screen are drawn; on paper all of them. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const printing = useIsPrinting();
  if (printing)
    return <Table.Tbody>{props.rows.map((row, index) => props.renderRow(row, index))}</Table.Tbody>;
  return props.rows.length <= ALL_ROWS_LIMIT ? <AllRows {...props} /> : <WindowedRows {...props} />;
}

function AllRows<Row>({ rows, renderRow, rowHeight, columns }: VirtualRowsProps<Row>) {
  const ready = useDeferredValue(rows.length, FIRST_ROWS);
  const shown = rows.slice(0, Math.max(ready, FIRST_ROWS));
  const missing = rows.length - shown.length;
  return (
    <Table.Tbody>
      {shown.map((row, index) => renderRow(row, index))}
      {missing > 0 && <SpacerRow height={missing * rowHeight} columns={columns} />}
    </Table.Tbody>
  );
}

function WindowedRows<Row>({ rows, renderRow, rowHeight, columns }: VirtualRowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const before = items.length > 0 ? (items[0]?.start ?? 0) - scrollMargin : 0;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <Table.Tbody ref={body}>
      {before > 0 && <SpacerRow height={before} columns={columns} />}
      {items.map((item) => {
        const row = rows[item.index];
        return row === undefined ? null : renderRow(row, item.index);
      })}
      {after > 0 && <SpacerRow height={after} columns={columns} />}
    </Table.Tbody>
  );
}

function SpacerRow({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
