import { inFarmUnits } from '../csv/csv.ts';
import { IconAlertTriangle, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportRow, ImportVerdict, FieldChange } from '#domain/import/import-plan.ts';
import { RecordList } from '../tables/record-list.tsx';
import type { RecordColumn } from '../tables/record-column.tsx';
import { ScrollFrame } from '../tables/scroll-frame.ts';
import classes from './csv-import.module.css';
import { formatCount } from '../format.ts';
import { Badge } from '../kit/badge.tsx';

/** Usual heights of a row and of a card, in pixels of the layout; drawn ones are measured. */
const ROW_HEIGHT = 53;

const CARD_HEIGHT = 76;

const COLUMNS: readonly RecordColumn<ImportRow>[] = [
  {
    head: 'Line',
    numeric: true,
    className: classes.line,
    cell: ({ line }) => line,
    sortBy: ({ line }) => line,
  },
  {
    head: 'Name',
    className: classes.name,
    cell: (row) => <NameOfRow row={row} />,
    sortBy: ({ title }) => title,
  },
  {
    head: 'Result',
    className: classes.verdict,
    cell: ({ kind }) => <VerdictBadge kind={kind} />,
    sortBy: ({ kind }) => kind,
  },
  { head: 'What changes', className: classes.outcome, cell: (row) => <RowOutcome row={row} /> },
];

/** The rows of a file with what becomes of them, in a frame that scrolls by itself. */
export function ImportPreview({ rows }: { readonly rows: readonly ImportRow[] }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keyboard can scroll it.
    <section ref={setFrame} className={classes.frame} aria-label="Preview" tabIndex={0}>
      {frame !== null && (
        <ScrollFrame value={frame}>
          <RecordList
            label="Rows"
            columns={COLUMNS}
            records={rows}
            idOf={({ line }) => String(line)}
            rowHeight={ROW_HEIGHT}
            highlightOnHover={false}
            narrow={{ as: 'rows', height: CARD_HEIGHT, draw: (row) => <CardOfRow row={row} /> }}
          />
        </ScrollFrame>
      )}
    </section>
  );
}

function NameOfRow({ row: { title, detail } }: { readonly row: ImportRow }) {
  return (
    <>
      {title || '—'}
      {detail !== undefined && <div className={classes.detail}>{detail}</div>}
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

/** What is wrong with a row, or what it changes: the field, before and after. */
function RowOutcome({ row }: { readonly row: ImportRow }) {
  if (row.kind === 'error') return <span className={classes.problem}>{row.problem}</span>;
  if (row.kind !== 'changed') return null;
  return (
    <ul className={classes.changes}>
      {row.changes.map((change, index) => (
        // The changes of a row never move.
        <li key={`${change.field} ${index}`}>
          <Change change={change} />
        </li>
      ))}
    </ul>
  );
}

type Cell = readonly [string];

function Change({ change: { field, before, after } }: { readonly change: FieldChange }) {
  const [[head], [was], [becomes]] = inFarmUnits([[field], [before], [after]]) as [
    Cell,
    Cell,
    Cell,
  ];
  return (
    <>
      <span className={classes.field}>{head}:</span>{' '}
      <span className={classes.before}>{was || 'empty'}</span> → {becomes || 'empty'}
    </>
  );
}

type Kind = ImportVerdict['kind'];

const SIGNS = {
  new: { color: 'leaf', Icon: IconPlus },
  changed: { color: 'yellow', Icon: IconPencil },
  unchanged: { color: 'gray', Icon: IconEqual },
  error: { color: 'red', Icon: IconAlertTriangle },
} as const satisfies Readonly<Record<Kind, unknown>>;

/** What becomes of a row, as an icon and a word; with a count it says of how many. */
export function VerdictBadge({ kind, count }: { readonly kind: Kind; readonly count?: number }) {
  const { color, Icon } = SIGNS[kind];
  return (
    <Badge color={color} icon={Icon}>
      {count === undefined ? kind : formatCount(count, kind, kind === 'error' ? 'errors' : kind)}
    </Badge>
  );
}
