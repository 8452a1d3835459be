import { useState } from 'react';
import { varietiesOfSeed } from '#domain/catalog/seeds/seed-of-variety.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { materialDraft } from './material-draft.ts';
import type { MaterialDraft } from './material-draft.ts';
import { MaterialFields } from './material-fields.tsx';
import { materialOfDraft } from './material-of-draft.ts';
import { materialSaveProblem, stockUnitProblem } from './material-save-problem.ts';
import { costLabel } from './material-rows.ts';
import { useSaveMaterial } from './use-save-material.ts';
import { useStoredMaterial } from './use-stored-material.ts';

/** Adds or changes a material. */
export function MaterialDialog(props: {
  readonly opened: boolean;
  /** Null for a new one. */
  readonly material: Material | null;
  readonly onClose: () => void;
}) {
  const { opened, onClose } = props;
  const stored = useStoredMaterial(props.material);
  const seeds = useFarm((farm) => farm.catalog.seedsByVariety);
  const [draft, setDraft] = useState<MaterialDraft>(() =>
    materialDraft(stored, stored === null ? [] : varietiesOfSeed(seeds, stored.id)),
  );
  const save = useSaveMaterial(stored);
  const unitProblem = stockUnitProblem(draft, stored);
  const problem = materialSaveProblem(draft) ?? unitProblem;
  const cost = draft.purchaseCost === null ? '—' : costLabel(materialOfDraft(draft, ''));
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={stored === null ? 'Add Material' : 'Edit Material'}
      onSubmit={() => {
        if (problem === null && save(draft)) onClose();
      }}
      footerNote={cost === '—' ? undefined : `Costs ${cost}`}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
    >
      <MaterialFields
        draft={draft}
        stored={stored}
        stockUnitProblem={unitProblem}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
    </Dialog>
  );
}
