import { useState } from 'react';
import type { IsoMonth } from '#domain/calendar/month-grid.ts';
import type { BillDraft, BillPeriod } from '#domain/catalog/overheads/overhead-save.ts';
import { billMonth, periodOf } from './bill-month.ts';
import type { ShownPeriod } from './use-bill-period.ts';

/**
 * A new bill, and the month of bills that is shown, kept in step: a month that is typed is shown, and
 * another one that is shown takes the place of the typed one. A year half typed ("202") stays.
 */
export function useBillDraft({ month, period, show }: ShownPeriod) {
  const [typed, setTyped] = useState<TypedMonth>({
    draft: newBillDraft(period),
    month,
    left: null,
  });
  if (month === typed.month && typed.left !== null) setTyped({ ...typed, left: null });
  const isKept = month === typed.month || month === typed.left;
  const {
    draft,
    month: meant,
    left,
  } = isKept ? typed : { draft: { ...typed.draft, ...period }, month, left: null };
  return {
    draft,
    change: (part: Partial<BillDraft>) => {
      const next = { ...draft, ...part };
      const wanted = billMonth(next.month, next.year) ?? meant;
      setTyped({ draft: next, month: wanted, left: wanted === month ? null : month });
      if (wanted !== month) show(wanted);
    },
    /** Makes room for the next bill. */
    clear: () => setTyped({ draft: newBillDraft(periodOf(meant)), month: meant, left }),
  };
}

interface TypedMonth {
  readonly draft: BillDraft;
  readonly month: IsoMonth;
  /** The month that is shown until the address has followed what was typed. */
  readonly left: IsoMonth | null;
}

function newBillDraft(period: BillPeriod): BillDraft {
  return { name: '', category: 'GENERAL', ...period, amount: null, notes: '' };
}
