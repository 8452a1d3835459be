import type { OverheadBill } from '#domain/catalog/catalog.ts';
import type { BillDraft, BillPeriod } from '#domain/catalog/overheads/overhead-save.ts';

/** A bill of a month that nobody has typed yet. */
export function newBillDraft(period: BillPeriod): BillDraft {
  return { name: '', category: 'GENERAL', ...period, amount: null, notes: '' };
}

/** The form of a stored bill. */
export function billDraft({ name, category, month, year, amount, notes }: OverheadBill): BillDraft {
  return { name, category, month, year, amount, notes };
}
