import { IconClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { isIssuable } from '#domain/invoices/issue-invoice.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatCount, formatDollars } from '#ui/format.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button, SmallButton } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { amountColumn, type RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { periodText } from './issue-draft.ts';
import classes from './invoices.module.css';
import { TwiceOfRow } from './twice-notices.tsx';

const IssueDialog = lazyDialog(async () => (await import('./issue-dialog.tsx')).IssueDialog);
const IssueAllDialog = lazyDialog(
  async () => (await import('./issue-all-dialog.tsx')).IssueAllDialog,
);

const ROW_HEIGHT = 88;

/** What is to bill by customer and period; a row opens the invoice as it will print. */
export function ToBillCard({ rows }: { readonly rows: readonly RowToBill[] }) {
  const billing = useDialogTarget<RowToBill>();
  const issuing = useDialogTarget<true>();
  const { open } = billing;
  const columns = useMemo(() => toBillColumns(open), [open]);
  const ready = rows.filter(isIssuable).length;
  return (
    <>
      <RecordTable
        title="To bill"
        columns={columns}
        records={rows}
        idOf={(row) => [row.customer, row.fromISO, row.toISO, row.ready].join('|')}
        narrow={{
          as: 'rows',
          height: ROW_HEIGHT,
          draw: (row) => <NarrowRow row={row} onOpen={open} />,
        }}
        headActions={
          ready > 0 && <Button onClick={() => issuing.open(true)}>Issue all ({ready})…</Button>
        }
        empty={{
          title: 'Nothing to bill.',
          hint: 'Deliveries to a customer appear here once you mark them delivered.',
        }}
      />
      <OpenedFor dialog={billing}>
        {(state, row) => <IssueDialog {...state} wanted={row} />}
      </OpenedFor>
      <OpenedFor dialog={issuing}>{(state) => <IssueAllDialog {...state} />}</OpenedFor>
    </>
  );
}

function toBillColumns(open: (row: RowToBill) => void): readonly RecordColumn<RowToBill>[] {
  return [
    {
      head: 'Customer',
      isRowHead: true,
      cell: (row) => <RowName row={row} onOpen={open} />,
      sortBy: ({ customer }) => customer,
    },
    { head: 'Period', cell: periodText, sortBy: ({ fromISO }) => fromISO },
    { head: 'Lines', numeric: true, cell: ({ lines }) => lines.length },
    amountColumn('Amount', ({ total }) => total, formatDollars),
    { head: 'State', cell: (row) => <RowState row={row} onOpen={open} /> },
  ];
}

interface OpenedRow {
  readonly row: RowToBill;
  readonly onOpen: (row: RowToBill) => void;
}

function RowName({ row, onOpen }: OpenedRow) {
  return (
    <UnstyledButton
      className={classes.name}
      aria-label={`Bill ${row.customer}, ${periodText(row)}`}
      onClick={() => onOpen(row)}
    >
      {row.customer}
    </UnstyledButton>
  );
}

function NarrowRow({ row, onOpen }: OpenedRow) {
  return (
    <div className={classes.narrow}>
      <div className={classes.pick}>
        <RowName row={row} onOpen={onOpen} />
        <span className={classes.amount}>{formatDollars(row.total)}</span>
      </div>
      <span className={classes.quiet}>
        {periodText(row)}, {formatCount(row.lines.length, 'line')}
      </span>
      <RowState row={row} onOpen={onOpen} />
    </div>
  );
}

function stateText({ ready, unpriced }: RowToBill): string {
  if (!ready) return 'not over yet';
  return unpriced === 0 ? 'ready' : '';
}

/** What keeps a row from being issued, and what to do about it. */
function RowState({ row, onOpen }: OpenedRow) {
  const said = stateText(row);
  return (
    <span className={classes.state}>
      {said !== '' && <span className={classes.quiet}>{said}</span>}
      {row.unpriced > 0 && (
        <>
          <Badge color="yellow" icon={IconClock}>
            {row.unpriced === 1 ? 'No price' : `${formatCount(row.unpriced, 'line')} without price`}
          </Badge>
          <SmallButton onClick={() => onOpen(row)}>Set price</SmallButton>
        </>
      )}
      <TwiceOfRow row={row} />
    </span>
  );
}
