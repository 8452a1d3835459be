import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { deleteItem } from '#ui/tables/menu-items.tsx';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { shownNumber, type Payment } from '#domain/invoices/invoice.ts';
import type { CustomerCredit, Settlement } from '#domain/invoices/settle-invoices.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { formatDate, formatDollars } from '#ui/format.ts';
import { PlainButton } from '#ui/kit/plain-parts.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import classes from './invoices.module.css';

const PaymentDialog = lazyDialog(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

const NO_PAYMENTS: readonly Payment[] = [];

export function PaymentsCard({ settlement }: { readonly settlement: Settlement }) {
  const payments = useFarm((farm) => farm.payments) ?? NO_PAYMENTS;
  const adding = useDialogTarget<true>();
  const carryOut = useCarryOut();
  const numbers = useMemo(
    () => new Map(settlement.invoices.map(({ invoice }) => [invoice.id, shownNumber(invoice)])),
    [settlement],
  );
  const columns = useMemo(() => paymentColumns(numbers), [numbers]);
  const shown = useMemo(
    () => payments.toSorted((a, b) => compareTexts(b.dateISO, a.dateISO)),
    [payments],
  );
  if (settlement.invoices.length === 0 && payments.length === 0) return null;
  return (
    <>
      <RecordTable
        title="Payments"
        columns={columns}
        records={shown}
        idOf={({ id }) => id}
        nameOf={({ customer, amount }) => `${customer}, ${formatDollars(amount)}`}
        headActions={
          <PlainButton icon={IconPlus} onClick={() => adding.open(true)}>
            Payment…
          </PlainButton>
        }
        empty={{ title: 'No payments yet.' }}
        menuOf={({ id, customer }) => [
          deleteItem(
            () =>
              void carryOut({ type: 'DELETE_PAYMENT', payload: { id } }, 'Payment deleted', {
                detail: customer,
              }),
          ),
        ]}
      />
      <Credits credits={settlement.credit} />
      <OpenedFor dialog={adding}>
        {(state) => <PaymentDialog {...state} settled={null} />}
      </OpenedFor>
    </>
  );
}

function Credits({ credits }: { readonly credits: readonly CustomerCredit[] }) {
  if (credits.length === 0) return null;
  return (
    <ul className={classes.credits} aria-label="Credit">
      {credits.map(({ customer, currency, amount }) => (
        <li key={`${customer}|${currency}`}>
          {customer}: {formatDollars(amount)} credit
        </li>
      ))}
    </ul>
  );
}

function paymentColumns(numbers: ReadonlyMap<string, string>): readonly RecordColumn<Payment>[] {
  return [
    valueColumn('Date', ({ dateISO }) => dateISO, {
      isRowHead: true,
      cell: ({ dateISO }) => formatDate(dateISO),
    }),
    valueColumn('Customer', ({ customer }) => customer),
    amountColumn('Amount', ({ amount }) => amount, formatDollars),
    { head: 'Invoice', cell: ({ invoiceId }) => numbers.get(invoiceId ?? '') ?? '—' },
    {
      head: 'Method',
      cell: ({ method, note }) => [method, note].filter((text) => text !== '').join(', ') || '—',
    },
  ];
}
