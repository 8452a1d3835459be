import { outInvoice } from '#domain/invoices/out-invoice.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { HistoryEntry } from './history.ts';

/** Undo would take back an invoice that is out. Nothing has changed. */
class InvoiceOutError extends Error {
  override readonly name = 'InvoiceOutError';
}

/** Throws if an undo, not of an import, takes back an invoice printed or filed here: the customer may have it. */
export function refuseOut(
  before: FarmDocument,
  reverted: FarmDocument,
  { patches }: Pick<HistoryEntry, 'patches'>,
  { out, today }: { readonly out: readonly string[]; readonly today: IsoDate },
): void {
  if (before.invoices === reverted.invoices) return;
  if (patches.some(({ path: [slice] }) => slice !== 'invoices' && slice !== 'meta')) return;
  const kept = new Set(reverted.invoices?.map(({ id }) => id));
  const taken = (before.invoices ?? []).filter(({ id }) => !kept.has(id));
  const found = outInvoice(taken, before, out, today);
  if (found !== undefined) {
    throw new InvoiceOutError(`${shownNumber(found)} is out. Void it instead.`);
  }
}
