import type { Material } from '#domain/catalog/catalog.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { useSaveRecord } from '#state/react/use-farm.ts';
import type { MaterialDraft } from './material-draft.ts';
import { materialFields, materialOfDraft } from './material-of-draft.ts';

/** Saves a material, new or stored; answers whether that worked. */
export function useSaveMaterial(stored: Material | null): (draft: MaterialDraft) => boolean {
  const save = useSaveRecord();
  return (draft) =>
    save(
      (newId) => (stored === null ? adding(draft, newId('mat')) : updating(draft, stored)),
      'Material saved',
    );
}

function adding(draft: MaterialDraft, id: string): FarmAction {
  const isSeed = draft.type === 'seed';
  return {
    type: 'ADD_MATERIAL',
    payload: { ...materialOfDraft(draft, id), ...(isSeed && { seedOf: draft.seedOf }) },
  };
}

function updating(draft: MaterialDraft, stored: Material): FarmAction {
  const fields = materialFields(draft, stored);
  // A stored soil became the primary one at the press of the button, not here.
  const becomesPrimary = stored.type !== 'soil' && draft.type === 'soil' && draft.isPrimarySoil;
  const isSeed = draft.type === 'seed';
  const wasSeed = stored.type === 'seed';
  return {
    type: 'UPDATE_MATERIAL',
    payload: {
      id: stored.id,
      patch: { ...fields, ...(becomesPrimary && { isPrimarySoil: true }) },
      ...((isSeed || wasSeed) && { seedOf: isSeed ? draft.seedOf : [] }),
    },
  };
}
