import type { RowToBill } from '#domain/invoices/to-bill.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { formatDay, formatDollars } from '#ui/format.ts';
import { DeliveryPicks } from './delivery-picks.tsx';
import classes from './invoices.module.css';
import { periodText } from './issue-draft.ts';
import { NotInStep } from './not-in-step.tsx';
import { OwnLines } from './own-lines.tsx';
import { InvoiceSheet } from './sheets/invoice-sheet.tsx';
import { useBill } from './use-bill.ts';

export function IssueDialog({ wanted, ...shown }: ShownDialog & { readonly wanted: RowToBill }) {
  const bill = useBill(wanted);
  const { draft, change, invoice, number, problem } = bill;
  return (
    <SaveDialog
      {...shown}
      title={wanted.customer}
      subtitle={periodText(wanted)}
      size="lg"
      problem={problem}
      save={bill.issue}
      saveLabel={`Issue ${number}`}
      footerNote={<span aria-live="polite">{formatDollars(bill.total)}</span>}
    >
      <div className={classes.fields}>
        <NotInStep number={number} />
        <DateField
          label="Date"
          value={draft.dateISO}
          max={bill.today}
          error={bill.dayProblem}
          description={`Due ${formatDay(invoice.dueISO)}`}
          onChange={(dateISO) => change({ dateISO })}
        />
        <DeliveryPicks
          deliveries={bill.deliveries}
          leftOut={draft.leftOut}
          problem={bill.rowProblem}
          onChange={(leftOut) => change({ leftOut })}
        />
        <OwnLines lines={draft.own} taxes={bill.taxes} onChange={(own) => change({ own })} />
        <section className={classes.preview} aria-label="Preview">
          <InvoiceSheet invoice={invoice} />
        </section>
      </div>
    </SaveDialog>
  );
}
