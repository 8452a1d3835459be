import { Table } from '@mantine/core';
import { useDeferredValue, type ReactNode } from 'react';
import { useIsPrinting } from '../page/screen-kind.ts';
import { SPACER, useWindowedRows } from './use-windowed-rows.ts';

/** Up to here all rows are drawn: the browser keeps up, and find-in-page sees them. */
const ALL_ROWS_LIMIT = 200;

/** So many fill any screen; the others of a table follow a moment later, out of sight. */
const FIRST_ROWS = 30;

const OVERSCAN = 12;

interface VirtualRowsProps<Row> {
  readonly rows: readonly Row[];
  readonly renderRow: (row: Row) => ReactNode;
  /** About how high a row is, in pixels of the layout, until rows are drawn and measured. */
  readonly rowHeight: number;
  readonly columns: number;
}

/** The body of a table. Of a long one only the rows near the screen are drawn; on paper all of them. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const printing = useIsPrinting();
  if (printing) return <Table.Tbody>{props.rows.map(props.renderRow)}</Table.Tbody>;
  return props.rows.length <= ALL_ROWS_LIMIT ? <AllRows {...props} /> : <WindowedRows {...props} />;
}

function AllRows<Row>({ rows, renderRow, rowHeight, columns }: VirtualRowsProps<Row>) {
  const ready = useDeferredValue(rows.length, FIRST_ROWS);
  const shown = rows.slice(0, Math.max(ready, FIRST_ROWS));
  const missing = rows.length - shown.length;
  return (
    <Table.Tbody>
      {shown.map(renderRow)}
      {missing > 0 && <SpacerRow height={missing * rowHeight} columns={columns} />}
    </Table.Tbody>
  );
}

function WindowedRows<Row>({ rows, renderRow, rowHeight, columns }: VirtualRowsProps<Row>) {
  const list = useWindowedRows<HTMLTableSectionElement, Row>(rows, rowHeight, OVERSCAN);
  const { ref, shown, before, after } = list;
  return (
    <Table.Tbody ref={ref}>
      {before > 0 && <SpacerRow height={before} columns={columns} />}
      {shown.map(renderRow)}
      {after > 0 && <SpacerRow height={after} columns={columns} />}
    </Table.Tbody>
  );
}

function SpacerRow({ height, columns }: { readonly height: number; readonly columns: number }) {
  return (
    <tr aria-hidden {...{ [SPACER]: true }}>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
