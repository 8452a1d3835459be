import { createSelector } from 'reselect';
import { billedByDelivery, type BilledLine } from '#domain/invoices/billed-lines.ts';
import { farmCurrency } from '#domain/invoices/invoice.ts';
import {
  owedByCustomer,
  settleInvoices,
  type Settlement,
} from '#domain/invoices/settle-invoices.ts';
import { rowsToBill, type RowToBill } from '#domain/invoices/to-bill.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { type OfToday, selectPartsOf, todayOf, WHAT_IS_ORDERED } from '../parts-of-farm.ts';

/** All that is to bill, by customer, then period. */
export const selectRowsToBill: OfToday<readonly RowToBill[]> = createSelector(
  selectPartsOf(
    ...WHAT_IS_ORDERED,
    'deliveryChanges',
    'deliveries',
    'prices',
    'customers',
    'invoices',
    'settings',
  ),
  todayOf,
  rowsToBill,
);

export const selectSettlement: OfToday<Settlement> = createSelector(
  selectPartsOf('invoices', 'payments', 'settings'),
  todayOf,
  settleInvoices,
);

/** What customers owe in the farm’s currency, by customer key; below 0 where they have credit. */
export const selectOwed: OfToday<ReadonlyMap<string, number>> = createSelector(
  selectSettlement,
  farmCurrency,
  owedByCustomer,
);

/** What deliveries are billed with, by `billedEventKey`. */
export const selectBilledByDelivery: (
  farm: FarmDocument,
) => ReadonlyMap<string, readonly BilledLine[]> = createSelector(
  (farm: FarmDocument) => farm.invoices,
  billedByDelivery,
);
