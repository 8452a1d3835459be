import type { Packaging } from '#domain/catalog/catalog.ts';
import { useNewId, usePerform } from '#state/react/use-farm.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';

/** Saves a package, new or stored; answers whether that worked. */
export function useSavePackaging(
  stored: Packaging | null,
): (fields: Omit<Packaging, 'id'>) => boolean {
  const perform = usePerform();
  const newId = useNewId();
  return (fields) => {
    return saveAndSay(
      () =>
        perform(
          stored === null
            ? { type: 'ADD_PACKAGING', payload: { id: newId('pkg'), ...fields } }
            : { type: 'UPDATE_PACKAGING', payload: { id: stored.id, patch: fields } },
        ),
      'Packaging saved',
    );
  };
}
