import { useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { customerKey } from '#domain/customers/customer.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { invoiceAmounts } from '#domain/invoices/invoice-amounts.ts';
import {
  draftInvoice,
  invoiceDayProblem,
  invoiceOfRow,
  type RowRequest,
} from '#domain/invoices/issue-invoice.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import type { TaxRate } from '#domain/settings/invoicing-settings.ts';
import { useFarm, useNewId, useNow, useToday } from '#state/react/use-farm.ts';
import { selectRowsToBill } from '#state/selectors/sales/invoices.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { formatDay, formatDollars } from '#ui/format.ts';
import {
  deliveriesOfRow,
  ownLineProblem,
  periodText,
  requestOf,
  type IssueDraft,
} from './issue-draft.ts';
import { DeliveryPicks } from './delivery-picks.tsx';
import classes from './invoices.module.css';
import { NotInStep } from './not-in-step.tsx';
import { OwnLines } from './own-lines.tsx';
import { InvoiceSheet } from './sheets/invoice-sheet.tsx';
import { useInvoiceWork } from './use-invoice-work.ts';

const NO_TAXES: readonly TaxRate[] = [];

/** An invoice as it will print, and what can still be chosen about it before it is issued. */
export function IssueDialog(props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly wanted: RowToBill;
}) {
  const { opened, onClose, wanted } = props;
  const today = useToday();
  const row = useShownRow(wanted, today);
  const [draft, change] = useDraft<IssueDraft>({ dateISO: today, leftOut: [], own: [] });
  const taxes = useFarm((farm) => farm.settings.invoicing?.taxes) ?? NO_TAXES;
  const request = requestOf(draft, draft.dateISO ?? today, row ?? wanted, taxes);
  const { invoice, problem, dayProblem, rowProblem } = useBill(row, wanted, draft, request);
  const issue = useIssue(wanted, request, shownNumber(invoice));
  const { total } = invoiceAmounts(invoice.lines, invoice.pricesIncludeTax);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={wanted.customer}
      subtitle={periodText(wanted)}
      size="lg"
      onSubmit={() => {
        if (problem === null && issue()) onClose();
      }}
      footerNote={<span aria-live="polite">{formatDollars(total)}</span>}
      footer={
        <SaveOrCancel onCancel={onClose} disabledReason={problem}>
          Issue {shownNumber(invoice)}
        </SaveOrCancel>
      }
    >
      <div className={classes.fields}>
        <NotInStep number={shownNumber(invoice)} />
        <DateField
          label="Date"
          value={draft.dateISO}
          max={today}
          error={dayProblem}
          description={`Due ${formatDay(invoice.dueISO)}`}
          onChange={(dateISO) => change({ dateISO })}
        />
        <DeliveryPicks
          deliveries={deliveriesOfRow(row ?? wanted)}
          leftOut={draft.leftOut}
          problem={rowProblem}
          onChange={(leftOut) => change({ leftOut })}
        />
        <OwnLines lines={draft.own} taxes={taxes} onChange={(own) => change({ own })} />
        <section className={classes.preview} aria-label="Preview">
          <InvoiceSheet invoice={invoice} />
        </section>
      </div>
    </Dialog>
  );
}

/** The row as it is by now: a price may have been set meanwhile, or it was issued elsewhere. */
function useShownRow(wanted: RowToBill, today: IsoDate): RowToBill | undefined {
  const rows = useFarm((farm) => selectRowsToBill(farm, today));
  return rows.find(
    ({ customer, fromISO, toISO }) =>
      customerKey(customer) === customerKey(wanted.customer) &&
      fromISO === wanted.fromISO &&
      toISO === wanted.toISO,
  );
}

function useBill(
  row: RowToBill | undefined,
  wanted: RowToBill,
  draft: IssueDraft,
  request: RowRequest,
) {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const now = useNow();
  const rows = selectRowsToBill(farm, today);
  const first = useMemo(
    () =>
      rows.find(
        (one) =>
          customerKey(one.customer) === customerKey(wanted.customer) &&
          one.fromISO === wanted.fromISO,
      ),
    [rows, wanted],
  );
  const invoice = draftInvoice(farm, row ?? wanted, request);
  const { dateISO } = draft;
  const dayProblem =
    dateISO === null
      ? 'Enter the date'
      : invoiceDayProblem(farm.invoices ?? [], invoice.series, { dateISO, today });
  const { refusal = null } = {
    refusal: null,
    ...invoiceOfRow(farm, row, request, { today, now: now() }),
  };
  const own = draft.own.map(ownLineProblem).find((one) => one !== null) ?? null;
  // Issuing takes the first row that begins on the day.
  const isBehind = row !== undefined && first !== row;
  const rowProblem = isBehind ? 'Issue the correction first' : null;
  const problem = dayProblem ?? own ?? refusal ?? rowProblem;
  const isEmpty = invoice.lines.length === 0 || row === undefined;
  return { invoice, problem, dayProblem, rowProblem: isEmpty ? refusal : rowProblem };
}

function useIssue(
  { customer, fromISO }: RowToBill,
  request: RowRequest,
  number: string,
): () => boolean {
  const newId = useNewId();
  const { work } = useInvoiceWork();
  return () =>
    work(
      { type: 'ISSUE_INVOICE', payload: { id: newId('inv'), customer, fromISO, ...request } },
      `${number} issued`,
      customer,
    );
}
