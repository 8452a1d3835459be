import { DEFAULT_INVOICING, type LineTax } from '#domain/settings/invoicing-settings.ts';
import {
  givenTwice,
  issueInvoice,
  issueReady,
  nextNumber,
  type ExtraLine,
  type NewInvoice,
  type IssueRequest,
} from '#domain/invoices/issue-invoice.ts';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import { freeId, recordById } from '#domain/records/change-records.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { hashId } from '../../read/new-id.ts';
import { readRecord } from '../../read/read-record.ts';
import * as a from '../../schema/field.ts';
import type { JsonRecord } from '../../document/json-record.ts';
import { LINE_TAX, PAYMENTS } from '../../schema/invoices.ts';
import { actionRules, deletesFrom, type RecordName, changeRecord } from '../action-rules.ts';
import {
  PayloadError,
  dayOf,
  describedPayload,
  newRecordOf,
  recordOf,
  textOf,
} from '../described-payload.ts';

/** What actions on an invoice that there is have in common. */
function ofInvoice(words: string) {
  return {
    payload: (source: JsonRecord, { invoices = [] }: FarmDocument): RecordName => {
      const id = textOf(source, 'id');
      if (recordById(invoices, id) === undefined)
        throw new PayloadError(`There is no invoice '${id}'.`);
      return { id };
    },
    label: ({ id }: RecordName, { invoices = [] }: FarmDocument): string => {
      const invoice = recordById(invoices, id);
      return invoice === undefined ? words : `${words} ${shownNumber(invoice)}`;
    },
    edits: ({ id }: RecordName) => [{ list: 'invoices' as const, id }],
  };
}

const SENT = ofInvoice('Mark as sent');

const NUMBER = a.required(a.number({ or: null, isStrict: true }));

const requestOf = describedPayload<IssueRequest & Partial<RecordName>>({
  id: a.optionalText(),
  customer: a.neededText(),
  fromISO: a.neededDay(),
  dateISO: a.neededDay(),
  leaveOut: a.list<IssueRequest['leaveOut'][number]>(
    'Delivery',
    { orderId: a.neededText(), dateISO: a.neededDay() },
    { key: ({ orderId, dateISO }) => JSON.stringify([orderId, dateISO]) },
  ),
  extra: a.list<ExtraLine>(
    'Line',
    { text: a.neededText(), quantity: NUMBER, unitPrice: NUMBER, tax: a.orNull<LineTax>(LINE_TAX) },
    { key: () => '', isOrdered: true },
  ),
});

const readNewPayment = newRecordOf(PAYMENTS, ['customer', 'dateISO', 'amount']);

/** An issued invoice is never changed or deleted: it is void, marked as sent, or gets another number. */
export const INVOICE_ACTIONS = {
  /** Issues the first row of the customer that begins on the day. One that can’t be issued changes nothing. */
  ISSUE_INVOICE: actionRules({
    payload: (source, farm, moment) => {
      const request = requestOf(source);
      const { refusal } = issueInvoice(farm, request, moment);
      if (refusal !== undefined) throw new PayloadError(refusal);
      return request;
    },
    label: ({ customer }) => `Issue invoice for ${customer}`,
    run: (farm, { id, ...request }, moment) => {
      const answer = issueInvoice(farm, request, moment);
      return answer.refusal === undefined ? withIssued(farm, [answer.invoice], id) : farm;
    },
  }),
  /** Issues all rows that are ready and have no line without a price. */
  ISSUE_READY: actionRules({
    payload: { dateISO: a.neededDay() },
    label: 'Issue invoices',
    run: (farm, { dateISO }, moment) => withIssued(farm, issueReady(farm, dateISO, moment)),
  }),
  /** Its number and lines stay, and its deliveries are to bill again. */
  VOID_INVOICE: actionRules({
    ...ofInvoice('Void invoice'),
    run: (farm, { id }) =>
      changeRecord(farm, 'invoices', id, (invoice) => ({ ...invoice, status: 'VOID' })),
  }),
  /** Gives an invoice whose number another one has the next number of its series. */
  NUMBER_AGAIN: actionRules({
    ...ofInvoice('Number again'),
    run: (farm, { id }) => {
      const { invoices = [], settings } = farm;
      const twice = givenTwice(invoices);
      const start = settings.invoicing ?? DEFAULT_INVOICING;
      return changeRecord(farm, 'invoices', id, (invoice) => {
        if (!twice.has(invoice)) return invoice;
        const number = nextNumber(invoices, start, invoice.series);
        return { ...invoice, number, former: shownNumber(invoice) };
      });
    },
  }),
  MARK_SENT: actionRules<RecordName & { readonly dateISO: Invoice['sentISO'] }>({
    ...SENT,
    payload: (source, farm) => ({
      ...SENT.payload(source, farm),
      dateISO: dayOf(source, 'dateISO'),
    }),
    run: (farm, { id, dateISO }) =>
      changeRecord(farm, 'invoices', id, (invoice) => ({ ...invoice, sentISO: dateISO })),
  }),
  ADD_PAYMENT: actionRules({
    payload: (source) => ({ payment: readNewPayment(recordOf(source, 'payment')) }),
    label: ({ payment }) => `Add payment of ${payment.customer}`,
    run: (farm, { payment }) => {
      const { payments = [] } = farm;
      const id = freeId(payment.id || hashId('pay', payment), payments);
      return withList(farm, 'payments', [...payments, readRecord(PAYMENTS, { ...payment }, id)]);
    },
  }),
  DELETE_PAYMENT: deletesFrom('payments', 'Delete payment'),
};

function withIssued(
  farm: FarmDocument,
  issued: readonly NewInvoice[],
  wanted: string | undefined = '',
): FarmDocument {
  if (issued.length === 0) return farm;
  const invoices = [...(farm.invoices ?? [])];
  for (const invoice of issued) {
    invoices.push({ id: freeId(wanted || hashId('inv', invoice), invoices), ...invoice });
  }
  return withList(farm, 'invoices', invoices);
}
