import { Table } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../page/use-is-printing.ts';

/** Up to here all rows are drawn: the browser keeps up, and find-in-page sees them. */
const ALL_ROWS_LIMIT = 200;

/** So many fill any screen; the others of a table follow a moment later, out of sight. */
const FIRST_ROWS = 30;

export interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[];
  /** Draws one row as a table row with a key. */
  readonly renderRow: (row: Row, index: number) => ReactNode;
  /** About how high a row is, in pixels of the layout, until rows are drawn and measured. */
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
  const [place, setPlace] = useState({ top: 0, usualHeight: rowHeight });
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => place.usualHeight,
    overscan: 12,
    scrollMargin: place.top,
    // Known at once, so that the first rows are drawn with the page and not anew after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Heights are told while the rows are laid out, where nothing can be drawn at once.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const isDrawn = items.length > 0;
  useLayoutEffect(() => {
    if (body.current && isDrawn) setPlace(placeOf(body.current, rowHeight));
  }, [isDrawn, rowHeight]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, place.usualHeight]);
  useLayoutEffect(() => {
    const drawn = body.current === null ? [] : drawnRows(body.current);
    // A row that is drawn as none, or as two, has no height of its own to take.
    if (drawn.length !== items.length) return;
    items.forEach(({ index }, at) => virtualizer.resizeItem(index, heightOf(drawn[at])));
  }, [items, virtualizer]);
  const before = isDrawn ? (items[0]?.start ?? 0) - place.top : 0;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? place.top) - place.top);
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

/** Where a body begins on the page, and how high its rows are; the first one stands for all. */
function placeOf(body: HTMLElement, expected: number) {
  const [first] = drawnRows(body);
  return {
    top: body.getBoundingClientRect().top + window.scrollY,
    usualHeight: first === undefined ? expected : heightOf(first),
  };
}

function drawnRows(body: HTMLElement): readonly Element[] {
  return [...body.children].filter((row) => !row.hasAttribute(SPACER));
}

function heightOf(row: Element | undefined): number {
  return row?.getBoundingClientRect().height ?? 0;
}

/** Marks the room of rows that are not drawn. */
const SPACER = 'data-spacer';

function SpacerRow({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden {...{ [SPACER]: true }}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
