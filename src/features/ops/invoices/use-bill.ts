import { customerKey } from '#domain/customers/customer.ts';
import { invoiceTotal } from '#domain/invoices/invoice-amounts.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import {
  draftInvoice,
  invoiceDayProblem,
  issueProblem,
  NOTHING_TO_BILL,
} from '#domain/invoices/issue-invoice.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import { useCarryOut, useFarm, useNewId, useToday } from '#state/react/use-farm.ts';
import { selectRowsToBill } from '#state/selectors/sales/invoices.ts';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { deliveriesOfRow, ownLineProblem, requestOf, type IssueDraft } from './issue-draft.ts';

/** The invoice of a row while it is chosen what is on it, what keeps it from being issued, and issuing it. */
export function useBill(wanted: RowToBill) {
  const { customer, fromISO } = wanted;
  const today = useToday();
  const newId = useNewId();
  const carryOut = useCarryOut();
  const farm = useFarm((whole) => whole);
  const [draft, change] = useDraft<IssueDraft>({ dateISO: today, leftOut: [], own: [] });
  const begun = rowsFrom(
    useFarm((of) => selectRowsToBill(of, today)),
    wanted,
  );
  // As it is by now: a price may have been set meanwhile, or it was issued elsewhere.
  const found = begun.find(({ toISO }) => toISO === wanted.toISO);
  const row = found ?? wanted;
  const taxes = farm.settings.invoicing?.taxes ?? [];
  const request = requestOf(draft, draft.dateISO ?? today, row, taxes);
  const invoice = draftInvoice(farm, row, request);
  const number = shownNumber(invoice);
  const dayProblem = invoiceDayProblem(farm, draft.dateISO, today);
  const refusal = found === undefined ? NOTHING_TO_BILL : issueProblem(farm, invoice, today);
  const own = draft.own.map(ownLineProblem).find((one) => one !== null) ?? null;
  // Issuing takes the first row that begins on the day.
  const behind = begun[0] === found ? null : 'Issue the correction first';
  const isEmpty = invoice.lines.length === 0 || found === undefined;
  return {
    draft,
    change,
    taxes,
    invoice,
    number,
    today,
    dayProblem,
    total: invoiceTotal(invoice),
    deliveries: deliveriesOfRow(row),
    problem: dayProblem ?? own ?? refusal ?? behind,
    rowProblem: isEmpty ? refusal : behind,
    issue: () =>
      carryOut(
        { type: 'ISSUE_INVOICE', payload: { id: newId('inv'), customer, fromISO, ...request } },
        `${number} issued`,
        { detail: customer },
      ),
  };
}

function rowsFrom(rows: readonly RowToBill[], { customer, fromISO }: RowToBill) {
  const key = customerKey(customer);
  return rows.filter((one) => one.fromISO === fromISO && customerKey(one.customer) === key);
}
