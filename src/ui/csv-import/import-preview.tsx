import { Table } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ImportRow } from '#domain/import/import-plan.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import classes from './csv-import.module.css';
import { RowOutcome } from './row-outcome.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

/** Usual heights of a row and of a card, in pixels of the layout; drawn ones are measured. */
const ROW_HEIGHT = 53;
const CARD_HEIGHT = 76;

/** The rows of a file with what becomes of them; only those in sight are drawn. */
export function ImportPreview({ rows }: { readonly rows: readonly ImportRow[] }) {
  const isNarrow = useIsNarrow();
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its answers are drawn here, and memoised nowhere.
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => (isNarrow ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => `${isNarrow} ${rows[index]?.line ?? index}`,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  const shown = items.flatMap(({ index }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index }];
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it.
    <section ref={frame} className={classes.frame} aria-label="Preview" tabIndex={0}>
      {isNarrow ? (
        <ul className={classes.cards} aria-label="Rows">
          <li aria-hidden style={{ height: before }} />
          {shown.map(({ row, index }) => (
            <li
              key={row.line}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={classes.card}
            >
              <CardOfRow row={row} />
            </li>
          ))}
          <li aria-hidden style={{ height: after }} />
        </ul>
      ) : (
        <Table aria-label="Rows" aria-rowcount={rows.length + 1}>
          <Heads />
          <Table.Tbody>
            <Spacer height={before} />
            {shown.map(({ row, index }) => (
              <Table.Tr
                key={row.line}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
              >
                <CellsOfRow row={row} />
              </Table.Tr>
            ))}
            <Spacer height={after} />
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

function Heads() {
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col" ta="right">
          Line
        </Table.Th>
        <Table.Th scope="col">Name</Table.Th>
        <Table.Th scope="col">Row is</Table.Th>
        <Table.Th scope="col">What changes</Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function CellsOfRow({ row }: { readonly row: ImportRow }) {
  return (
    <>
      <Table.Td ta="right" className={classes.line}>
        {row.line}
      </Table.Td>
      <Table.Td className={classes.name}>
        {row.title || '—'}
        {row.detail !== undefined && <div className={classes.detail}>{row.detail}</div>}
      </Table.Td>
      <Table.Td className={classes.verdict}>
        <VerdictBadge kind={row.kind} />
      </Table.Td>
      <Table.Td className={classes.outcome}>
        <RowOutcome row={row} />
      </Table.Td>
    </>
  );
}

function CardOfRow({ row }: { readonly row: ImportRow }) {
  return (
    <>
      <div className={classes.cardHead}>
        <span className={classes.name}>{row.title || '—'}</span>
        <VerdictBadge kind={row.kind} />
      </div>
      <div className={classes.detail}>
        Line {row.line}
        {row.detail !== undefined && `, ${row.detail}`}
      </div>
      <RowOutcome row={row} />
    </>
  );
}

function Spacer({ height }: { readonly height: number }) {
  return height <= 0 ? null : (
    <tr aria-hidden>
      <td colSpan={4} style={{ height, padding: 0 }} />
    </tr>
  );
}
