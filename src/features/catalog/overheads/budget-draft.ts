import type { Overhead } from '#domain/catalog/catalog.ts';
import type { OverheadDraft } from '#domain/catalog/overheads/overhead-save.ts';

/** What the dialog of budgets is opened for. */
export type BudgetTarget =
  { readonly kind: 'new' } | { readonly kind: 'edit'; readonly overhead: Overhead };

/** The form of a stored budget, or of a new one. */
export function budgetDraft(stored: Overhead | null): OverheadDraft {
  return {
    name: stored?.name ?? '',
    category: stored?.category ?? 'GENERAL',
    mode: stored?.mode ?? 'PER_MONTH',
    cost: stored?.cost ?? null,
    notes: stored?.notes ?? '',
  };
}
