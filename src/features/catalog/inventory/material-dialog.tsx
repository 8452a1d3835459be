import { varietiesOfSeed } from '#domain/catalog/seeds/seed-of-variety.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { useFarm, useSaveRecord, useSeenFarm } from '#state/react/use-farm.ts';
import { type RecordDialogProps, SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { MaterialFields } from './material-fields.tsx';
import {
  type MaterialDraft,
  materialDraft,
  materialFields,
  materialOfDraft,
  materialSaveProblem,
  stockUnitProblem,
} from './material-draft.ts';
import { costLabel } from './material-columns.tsx';
import { useStoredMaterial } from './use-stored-material.ts';
import type { FarmAction } from '#state/records/farm-action.ts';

export function MaterialDialog({ stored: opened, ...shown }: RecordDialogProps<Material>) {
  const stored = useStoredMaterial(opened);
  const seeds = useFarm((farm) => farm.catalog.seedsByVariety);
  const [draft, change] = useDraft<MaterialDraft>(() =>
    materialDraft(stored, stored === null ? [] : varietiesOfSeed(seeds, stored.id)),
  );
  const save = useSaveRecord(useSeenFarm());
  const cost = draft.purchaseCost === null ? '—' : costLabel(materialOfDraft(draft, ''));
  return (
    <SaveDialog
      {...shown}
      title={stored === null ? 'Add Material' : 'Edit Material'}
      problem={materialSaveProblem(draft) ?? stockUnitProblem(draft, stored)}
      save={() =>
        save(
          (newId) => (stored === null ? adding(draft, newId('mat')) : updating(draft, stored)),
          'Material saved',
        )
      }
      footerNote={cost === '—' ? undefined : `Costs ${cost}`}
    >
      <MaterialFields draft={draft} stored={stored} onChange={change} />
    </SaveDialog>
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
