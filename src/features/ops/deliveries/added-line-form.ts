import type { DeliveryLine } from '#domain/orders/delivery.ts';
import { itemQuantity } from '#domain/orders/item-ounces.ts';
import { itemFromDraft, type ItemDraft } from '../orders/editor/items/item-draft.ts';

export function addedLineProblem({ target, mode, count, weight }: ItemDraft): string | null {
  if (target === null) return 'Choose a product or variety.';
  return ((mode === 'BULK' ? weight : count) ?? 0) > 0 ? null : 'Enter the amount packed.';
}

/** The line as it is kept: all of it was packed, and nobody had ordered it. */
export function addedLine(draft: ItemDraft): DeliveryLine {
  const extra = itemFromDraft(draft);
  return { itemId: extra.id, packed: itemQuantity(extra), returned: 0, extra };
}
