import type { FarmAction } from '#state/records/farm-action.ts';
import { usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';

/** Changes purchases and says so, with an undo; answers whether that worked. */
export function usePurchaseWork(): (action: FarmAction, said: string, detail?: string) => boolean {
  const perform = usePerform();
  const undoLast = useUndoLast();
  return (action, said, detail) =>
    saveAndSay(
      () => perform(action),
      () => ({ text: said, ...(detail !== undefined && { detail }), undo: undoLast() }),
    );
}
