import { useMemo } from 'react';
import { givenTwice } from '#domain/invoices/issue-invoice.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import type { SettledInvoice } from '#domain/invoices/settle-invoices.ts';
import { useInvoicesOut } from '#state/react/use-invoices-out.ts';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { RecordTable } from '#ui/tables/record-table.tsx';
import { issuedColumns, NarrowIssued, type ShownIssued } from './issued-columns.tsx';
import { useInvoiceMenu } from './use-invoice-menu.tsx';

const InvoiceDialog = lazyDialog(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog);
const PaymentDialog = lazyDialog(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

const ROW_HEIGHT = 57;
const NARROW_HEIGHT = 96;

export function IssuedCard({ settled }: { readonly settled: readonly SettledInvoice[] }) {
  const viewing = useDialogTarget<string>();
  const paying = useDialogTarget<SettledInvoice>();
  const { open: view } = viewing;
  const shown = useShownIssued(settled);
  const columns = useMemo(() => issuedColumns(({ id }: Invoice) => view(id)), [view]);
  const { menuOf, paper, print } = useInvoiceMenu(paying.open);
  if (settled.length === 0) return null;
  return (
    <>
      <RecordTable
        title="Issued"
        columns={columns}
        records={shown}
        rowHeight={ROW_HEIGHT}
        narrow={{
          as: 'rows',
          height: NARROW_HEIGHT,
          draw: (one) => <NarrowIssued shown={one} onOpen={({ id }) => view(id)} />,
        }}
        idOf={({ invoice }) => invoice.id}
        nameOf={({ invoice }) => shownNumber(invoice)}
        stateOf={({ state }) => state}
        menuOf={menuOf}
      />
      {paper}
      <OpenedFor dialog={viewing}>
        {(state, id) => <InvoiceDialog {...state} id={id} onPrint={print} />}
      </OpenedFor>
      <OpenedFor dialog={paying}>
        {(state, one) => <PaymentDialog {...state} settled={one} />}
      </OpenedFor>
    </>
  );
}

function useShownIssued(settled: readonly SettledInvoice[]): readonly ShownIssued[] {
  const { isOut } = useInvoicesOut();
  return useMemo(() => {
    const twice = givenTwice(settled.map(({ invoice }) => invoice));
    return settled.toReversed().map((one): ShownIssued => {
      const { invoice } = one;
      const wasSent = invoice.former !== undefined && invoice.sentISO !== null;
      return {
        ...one,
        isTwice: twice.has(invoice),
        isToSendAgain: wasSent && invoice.status === 'ISSUED' && !isOut(invoice),
      };
    });
  }, [settled, isOut]);
}
