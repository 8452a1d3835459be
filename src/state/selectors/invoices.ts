import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { numbersByDelivery } from '#domain/invoices/billed-lines.ts';
import { owedByCustomer, settleInvoices } from '#domain/invoices/settle-invoices.ts';
import type { Settlement } from '#domain/invoices/settle-invoices.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** Whether the farm bills: it has set it up, or has issued an invoice. */
export function selectDoesBill({ settings, invoices = [] }: FarmDocument): boolean {
  return settings.invoicing !== undefined || invoices.length > 0;
}

/** All invoices with what is paid of them. */
export const selectSettlement: (farm: FarmDocument, today: IsoDate) => Settlement = createSelector(
  (farm: FarmDocument) => farm.invoices,
  (farm: FarmDocument) => farm.payments,
  (_farm: FarmDocument, today: IsoDate) => today,
  (invoices = [], payments = [], today) => settleInvoices(invoices, payments, today),
);

/** What customers owe in the farm’s currency, by customer key; below 0 where they have credit. */
export const selectOwed: (farm: FarmDocument, today: IsoDate) => ReadonlyMap<string, number> =
  createSelector(selectSettlement, owedByCustomer);

/** Numbers of the invoices that deliveries are on, by `billedEventKey`. */
export const selectNumbersByDelivery: (
  farm: FarmDocument,
) => ReadonlyMap<string, readonly string[]> = createSelector(
  (farm: FarmDocument) => farm.invoices,
  (invoices = []) => numbersByDelivery(invoices),
);
