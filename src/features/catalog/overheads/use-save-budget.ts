import type { Overhead } from '#domain/catalog/catalog.ts';
import type { OverheadDraft } from '#domain/catalog/overheads/overhead-save.ts';
import { overheadFields } from '#domain/catalog/overheads/overhead-save.ts';
import { useNewId, usePerform } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';

/** Saves a budget, new or stored; answers whether that worked. */
export function useSaveBudget(stored: Overhead | null): (draft: OverheadDraft) => boolean {
  const perform = usePerform();
  const newId = useNewId();
  return (draft) => {
    const fields = overheadFields(draft);
    return saveAndSay(
      () =>
        perform(
          stored === null
            ? { type: 'ADD_OVERHEAD', payload: { id: newId('ovh'), ...fields } }
            : { type: 'UPDATE_OVERHEAD', payload: { id: stored.id, patch: fields } },
        ),
      'Budget saved',
    );
  };
}
