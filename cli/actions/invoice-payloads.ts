import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { issueInvoice, type ExtraLine, type IssueRequest } from '#domain/invoices/issue-invoice.ts';
import type { LineTax } from '#domain/settings/invoicing-settings.ts';
import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { JsonRecord } from '#state/read/coerce.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import { LINE_TAX, PAYMENTS } from '#state/schema/invoices.ts';
import * as a from '#state/schema/field.ts';
import { UsageError } from '../command.ts';
import {
  describedPayload,
  newRecordOf,
  type Payloads,
  recordOf,
  textOf,
} from './described-payload.ts';

const DAY = a.required(a.day());
const TEXT = a.required(a.text());
const NUMBER = a.required(a.number({ or: null, isStrict: true }));

const request = describedPayload<IssueRequest & { readonly id?: string }>({
  id: a.optionalText(),
  customer: TEXT,
  fromISO: DAY,
  dateISO: DAY,
  leaveOut: a.list<IssueRequest['leaveOut'][number]>(
    'Delivery',
    { orderId: TEXT, dateISO: DAY },
    { key: ({ orderId, dateISO }) => JSON.stringify([orderId, dateISO]) },
  ),
  extra: a.list<ExtraLine>(
    'Line',
    { text: TEXT, quantity: NUMBER, unitPrice: NUMBER, tax: a.orNull<LineTax>(LINE_TAX) },
    { key: () => '', isOrdered: true },
  ),
});

const payment = newRecordOf(PAYMENTS, ['customer', 'dateISO', 'amount']);

/** An invoice of the farm by its id; one that isn’t there is refused. */
function invoiceIn(payload: JsonRecord, farm: FarmDocument): { readonly id: string } {
  const id = textOf(payload, 'id');
  if (recordById(farm.invoices ?? [], id) !== undefined) return { id };
  throw new UsageError(`There is no invoice '${id}'.`);
}

/** What can’t be issued is refused with the sentence that the screen says. */
function issueRequest(
  payload: JsonRecord,
  farm: FarmDocument,
  { today, now }: ActionContext,
): PayloadOf<'ISSUE_INVOICE'> {
  const read = request(payload);
  const { refusal } = issueInvoice(farm, read, { today, now: isoInstant(now) });
  if (refusal !== undefined) throw new UsageError(refusal);
  return read;
}

const sent = describedPayload<{ readonly dateISO: string }>({ dateISO: DAY });

export const INVOICE_PAYLOADS = {
  ISSUE_INVOICE: issueRequest,
  ISSUE_READY: { dateISO: DAY },
  VOID_INVOICE: invoiceIn,
  NUMBER_AGAIN: invoiceIn,
  MARK_SENT: (payload, farm) => ({ ...invoiceIn(payload, farm), ...sent(payload) }),
  ADD_PAYMENT: (payload) => ({ payment: payment(recordOf(payload, 'payment')) }),
} satisfies Partial<Payloads>;
