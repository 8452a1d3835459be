import { amountIn } from '#domain/units/convert-pro.ts';
import type { ProUnit } from '#domain/units/unit.ts';
import type { ProItem } from '../alchemy.ts';
import { stockAmount } from '../orders/needed-items.ts';
import type { ProItemDraft } from './pro-item-draft.ts';

type Amount = 'stockQty' | 'reorderPoint' | 'initialQtyInUnit';

/**
 * Converts the form of a stored item to another unit. Amounts that don't convert become blank. A new item keeps
 * what was typed.
 *
 * Untouched fields are always converted from the stored item, so switching units back and forth changes
 * nothing.
 */
export function draftInUnit(
  draft: ProItemDraft,
  stored: ProItem | null,
  unit: ProUnit | '',
): ProItemDraft {
  const { unit: from } = draft;
  if (stored === null || from === '' || unit === '') return { ...draft, unit };
  const told = (field: Amount) => {
    const typed = draft[field];
    const kept = stored[field] ?? null;
    return typed === amountInUnit(kept, stored.unit, from)
      ? amountInUnit(kept, stored.unit, unit)
      : amountInUnit(typed, from, unit);
  };
  return {
    ...draft,
    unit,
    stockQty: told('stockQty'),
    reorderPoint: told('reorderPoint'),
    initialQtyInUnit: told('initialQtyInUnit'),
  };
}

function amountInUnit(qty: number | null, from: ProUnit, unit: ProUnit): number | null {
  if (from === unit) return qty;
  const amount = qty === null ? null : amountIn(qty, from, unit);
  return amount === null ? null : stockAmount(amount);
}
