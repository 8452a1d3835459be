import { useMemo } from 'react';
import { customerKey } from '#domain/customers/customer.ts';
import { invoiceTotal } from '#domain/invoices/invoice-amounts.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import {
  draftInvoice,
  invoiceDayProblem,
  issueProblem,
  NOTHING_TO_BILL,
  type RowRequest,
} from '#domain/invoices/issue-invoice.ts';
import type { RowToBill } from '#domain/invoices/to-bill.ts';
import type { TaxRate } from '#domain/settings/invoicing-settings.ts';
import { useCarryOut, useFarm, useNewId, useToday } from '#state/react/use-farm.ts';
import { selectRowsToBill } from '#state/selectors/sales/invoices.ts';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { deliveriesOfRow, ownLineProblem, requestOf, type IssueDraft } from './issue-draft.ts';

const NO_TAXES: readonly TaxRate[] = [];

/** The invoice of a row while it is chosen what is on it, what keeps it from being issued, and issuing it. */
export function useBill(wanted: RowToBill) {
  const today = useToday();
  const { row, isBehind } = useRowNow(wanted);
  const [draft, change] = useDraft<IssueDraft>({ dateISO: today, leftOut: [], own: [] });
  const taxes = useFarm((farm) => farm.settings.invoicing?.taxes) ?? NO_TAXES;
  const farm = useFarm((whole) => whole);
  const { dateISO } = draft;
  const request = requestOf(draft, dateISO ?? today, row ?? wanted, taxes);
  const invoice = draftInvoice(farm, row ?? wanted, request);
  const number = shownNumber(invoice);
  const dayProblem = invoiceDayProblem(farm, dateISO, today);
  const refusal = row === undefined ? NOTHING_TO_BILL : issueProblem(farm, invoice, today);
  const own = draft.own.map(ownLineProblem).find((one) => one !== null) ?? null;
  const behind = isBehind ? 'Issue the correction first' : null;
  const isEmpty = invoice.lines.length === 0 || row === undefined;
  return {
    draft,
    change,
    taxes,
    invoice,
    number,
    today,
    dayProblem,
    total: invoiceTotal(invoice),
    deliveries: deliveriesOfRow(row ?? wanted),
    problem: dayProblem ?? own ?? refusal ?? behind,
    rowProblem: isEmpty ? refusal : behind,
    issue: useIssue(wanted, request, number),
  };
}

/** The row as it is by now: a price may have been set meanwhile, or it was issued elsewhere. */
function useRowNow({ customer, fromISO, toISO }: RowToBill) {
  const today = useToday();
  const rows = useFarm((farm) => selectRowsToBill(farm, today));
  return useMemo(() => {
    const key = customerKey(customer);
    const begun = rows.filter(
      (one) => customerKey(one.customer) === key && one.fromISO === fromISO,
    );
    const row = begun.find((one) => one.toISO === toISO);
    // Issuing takes the first row that begins on the day.
    return { row, isBehind: row !== undefined && begun[0] !== row };
  }, [rows, customer, fromISO, toISO]);
}

function useIssue(
  { customer, fromISO }: RowToBill,
  request: RowRequest,
  number: string,
): () => boolean {
  const newId = useNewId();
  const carryOut = useCarryOut();
  return () =>
    carryOut(
      { type: 'ISSUE_INVOICE', payload: { id: newId('inv'), customer, fromISO, ...request } },
      `${number} issued`,
      { detail: customer },
    );
}
