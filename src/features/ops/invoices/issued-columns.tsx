import {
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { InvoiceState, SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { formatDate, formatDollars, formatMonthDay } from '#ui/format.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import classes from './invoices.module.css';

export interface ShownIssued extends SettledInvoice {
  readonly isTwice: boolean;
  /** It was sent under another number. */
  readonly isToSendAgain: boolean;
}

const STATES: Readonly<
  Record<InvoiceState, { readonly word: string; readonly icon: typeof IconCheck; color: string }>
> = {
  OPEN: { word: 'Open', icon: IconClock, color: 'gray' },
  OVERDUE: { word: 'Overdue', icon: IconAlertTriangle, color: 'red' },
  PAID: { word: 'Paid', icon: IconCheck, color: 'leaf' },
  CREDIT: { word: 'Credit', icon: IconReceiptRefund, color: 'gray' },
  VOID: { word: 'Void', icon: IconBan, color: 'gray' },
};

export function issuedColumns(
  open: (invoice: Invoice) => void,
): readonly RecordColumn<ShownIssued>[] {
  return [
    {
      head: 'Number',
      isRowHead: true,
      cell: (shown) => <NumberCell shown={shown} onOpen={open} />,
      sortBy: ({ invoice }) => shownNumber(invoice),
    },
    valueColumn('Customer', ({ invoice }) => invoice.customer),
    valueColumn('Date', ({ invoice }) => invoice.dateISO, {
      className: classes.day,
      cell: ({ invoice }) => formatDate(invoice.dateISO),
    }),
    {
      head: 'Due',
      className: classes.day,
      cell: ({ invoice, total }) => (total < 0 ? '—' : formatDate(invoice.dueISO)),
      sortBy: ({ invoice }) => invoice.dueISO,
    },
    amountColumn('Total', ({ total }) => total, formatDollars),
    amountColumn(
      'Open',
      ({ open: rest }) => rest,
      (rest) => (rest === 0 ? '—' : formatDollars(rest)),
    ),
    { head: 'State', cell: (shown) => <StateCell {...shown} />, sortBy: ({ state }) => state },
  ];
}

function NumberCell(props: {
  readonly shown: ShownIssued;
  readonly onOpen: (invoice: Invoice) => void;
}) {
  const { invoice, isTwice, isToSendAgain } = props.shown;
  return (
    <span className={classes.number}>
      <UnstyledButton className={classes.name} onClick={() => props.onOpen(invoice)}>
        {shownNumber(invoice)}
        {isTwice && ' (given twice)'}
      </UnstyledButton>
      {invoice.former !== undefined && (
        <span className={classes.quiet}>
          was {invoice.former}
          {isToSendAgain && ': send it again'}
        </span>
      )}
    </span>
  );
}

export function NarrowIssued(props: {
  readonly shown: ShownIssued;
  readonly onOpen: (invoice: Invoice) => void;
}) {
  const { shown, onOpen } = props;
  const { invoice, total, open, state } = shown;
  const isPart = open !== 0 && open !== total;
  return (
    <div className={classes.narrow}>
      <div className={classes.pick}>
        <NumberCell shown={shown} onOpen={onOpen} />
        <span className={classes.amount}>{formatDollars(total)}</span>
      </div>
      <span className={classes.quiet}>
        {invoice.customer}, {formatDate(invoice.dateISO)}
        {total > 0 && `, due ${formatMonthDay(invoice.dueISO)}`}
        {isPart && `, ${formatDollars(open)} open`}
      </span>
      <StateCell state={state} invoice={invoice} />
    </div>
  );
}

function StateCell({ state, invoice }: Pick<SettledInvoice, 'state' | 'invoice'>) {
  const { word, icon: Icon, color } = STATES[state];
  return (
    <span className={classes.state}>
      <Badge color={color} icon={Icon}>
        {word}
      </Badge>
      {invoice.sentISO !== null && (
        <span className={classes.quiet}>sent {formatMonthDay(invoice.sentISO)}</span>
      )}
    </span>
  );
}
