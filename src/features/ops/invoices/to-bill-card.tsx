import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { billedTwice } from '#domain/invoices/billed-lines.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import { isIssuable } from '#domain/invoices/issue-invoice.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatCount, formatDollars } from '#ui/format.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { amountColumn, type RecordColumn } from '#ui/tables/record-column.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { periodText } from './issue-draft.ts';
import classes from './invoices.module.css';
import { useInvoiceWork } from './use-invoice-work.ts';

const IssueDialog = lazyDialog(async () => (await import('./issue-dialog.tsx')).IssueDialog);
const IssueAllDialog = lazyDialog(
  async () => (await import('./issue-all-dialog.tsx')).IssueAllDialog,
);

/** A row of the list with the two invoices that bill the same, if there are. */
interface ShownRow {
  readonly row: RowToBill;
  readonly twice: readonly [kept: Invoice, again: Invoice] | null;
}

/** Usual height of a row on a phone. */
const ROW_HEIGHT = 88;

const NO_INVOICES: readonly Invoice[] = [];

/** What is to bill by customer and period; a row opens the invoice as it will print. */
export function ToBillCard({ rows }: { readonly rows: readonly RowToBill[] }) {
  const invoices = useFarm((farm) => farm.invoices) ?? NO_INVOICES;
  const billing = useDialogTarget<RowToBill>();
  const issuing = useDialogTarget<true>();
  const { open } = billing;
  const shown = useMemo(
    () => rows.map((row): ShownRow => ({ row, twice: billedTwice(row.lines, invoices) })),
    [rows, invoices],
  );
  const columns = useMemo(() => toBillColumns(open), [open]);
  const ready = rows.filter(isIssuable).length;
  return (
    <>
      <RecordTable
        label="To bill"
        title="To bill"
        columns={columns}
        records={shown}
        idOf={({ row }) => rowKey(row)}
        highlightOnHover
        narrow={{
          as: 'rows',
          height: ROW_HEIGHT,
          draw: (one) => <NarrowRow {...one} onOpen={open} />,
        }}
        {...(ready > 0 && {
          headActions: <Button onClick={() => issuing.open(true)}>Issue all ({ready})…</Button>,
        })}
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

function rowKey({ customer, fromISO, toISO, ready }: RowToBill): string {
  return [customer, fromISO, toISO, ready].join('|');
}

function toBillColumns(open: (row: RowToBill) => void): readonly RecordColumn<ShownRow>[] {
  return [
    {
      head: 'Customer',
      isRowHead: true,
      cell: ({ row }) => <RowName row={row} onOpen={open} />,
      sortBy: ({ row }) => row.customer,
    },
    { head: 'Period', cell: ({ row }) => periodText(row), sortBy: ({ row }) => row.fromISO },
    { head: 'Lines', numeric: true, cell: ({ row }) => row.lines.length },
    amountColumn('Amount', ({ row }) => row.total, formatDollars),
    {
      head: 'State',
      cell: (shown) => <RowState {...shown} onPrice={open} />,
    },
  ];
}

function RowName(props: { readonly row: RowToBill; readonly onOpen: (row: RowToBill) => void }) {
  const { row, onOpen } = props;
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

/** A row on a phone: who and how much, then when and what is missing. */
function NarrowRow(props: ShownRow & { readonly onOpen: (row: RowToBill) => void }) {
  const { row, onOpen } = props;
  return (
    <div className={classes.narrow}>
      <div className={classes.pick}>
        <RowName row={row} onOpen={onOpen} />
        <span className={classes.amount}>{formatDollars(row.total)}</span>
      </div>
      <span className={classes.quiet}>
        {periodText(row)}, {formatCount(row.lines.length, 'line')}
      </span>
      <RowState {...props} onPrice={onOpen} />
    </div>
  );
}

function stateText({ ready, unpriced }: RowToBill): string {
  if (!ready) return 'not over yet';
  return unpriced === 0 ? 'ready' : '';
}

/** What keeps a row from being issued, and what to do about it. */
function RowState(props: ShownRow & { readonly onPrice: (row: RowToBill) => void }) {
  const { row, twice, onPrice } = props;
  const { voidInvoice } = useInvoiceWork();
  const said = stateText(row);
  return (
    <span className={classes.state}>
      {said !== '' && <span className={classes.quiet}>{said}</span>}
      {row.unpriced > 0 && (
        <>
          <Badge color="yellow" leftSection={<IconClock size="0.875rem" aria-hidden />}>
            {row.unpriced === 1 ? 'No price' : `${formatCount(row.unpriced, 'line')} without price`}
          </Badge>
          <Button variant="default" size="xs" onClick={() => onPrice(row)}>
            Set price
          </Button>
        </>
      )}
      {twice !== null && (
        <>
          <Badge color="red" leftSection={<IconAlertTriangle size="0.875rem" aria-hidden />}>
            billed twice, on {shownNumber(twice[0])} and {shownNumber(twice[1])}
          </Badge>
          <Button variant="default" size="xs" onClick={() => voidInvoice(twice[1])}>
            Void {shownNumber(twice[1])}
          </Button>
        </>
      )}
    </span>
  );
}
