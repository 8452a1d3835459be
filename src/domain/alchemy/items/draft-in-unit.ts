import type { ProUnit } from '#domain/units/unit.ts';
import type { ProItem } from '../alchemy.ts';
import { amountIn, stockAmount } from '../orders/needed-items.ts';
import type { ProItemDraft } from './pro-item-draft.ts';

/**
 * The form of a stored item once another unit is picked: its amounts are told in that unit, or are blank
 * where the two measure different things. A new item keeps what was typed.
 */
export function draftInUnit(
  draft: ProItemDraft,
  stored: ProItem | null,
  unit: ProUnit | '',
): ProItemDraft {
  const { unit: from } = draft;
  if (stored === null || from === '' || unit === '') return { ...draft, unit };
  const told = (qty: number | null) => {
    const amount = qty === null ? null : amountIn(qty, from, unit);
    return amount === null ? null : stockAmount(amount);
  };
  return {
    ...draft,
    unit,
    stockQty: told(draft.stockQty),
    reorderPoint: told(draft.reorderPoint),
    initialQtyInUnit: told(draft.initialQtyInUnit),
  };
}
