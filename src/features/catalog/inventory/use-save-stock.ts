import type { Material } from '#domain/catalog/catalog.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import type { StockChange, StockDraft } from './stock-change.ts';

/** Saves a change of stock; answers whether that worked. */
export function useSaveStock(
  material: Material,
  change: StockChange,
): (draft: StockDraft) => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return ({ qty, unit }) => {
    const payload = { id: material.id, quantity: { qty: qty ?? 0, unit } };
    return saveAndSay(
      () => perform({ type: change === 'receive' ? 'RECEIVE_STOCK' : 'ADJUST_STOCK', payload }),
      () => ({ text: 'Stock saved', detail: material.name, undo: undoLast() }),
    );
  };
}
