import { varietiesOfSeed } from '#domain/catalog/seeds/seed-of-variety.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { type MaterialDraft, materialDraft } from './material-draft.ts';
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
  const [draft, change] = useDraft<MaterialDraft>(() =>
    materialDraft(stored, stored === null ? [] : varietiesOfSeed(seeds, stored.id)),
  );
  const save = useSaveMaterial(stored);
  const unitProblem = stockUnitProblem(draft, stored);
  const cost = draft.purchaseCost === null ? '—' : costLabel(materialOfDraft(draft, ''));
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      title={stored === null ? 'Add Material' : 'Edit Material'}
      problem={materialSaveProblem(draft) ?? unitProblem}
      save={() => save(draft)}
      footerNote={cost === '—' ? undefined : `Costs ${cost}`}
    >
      <MaterialFields
        draft={draft}
        stored={stored}
        stockUnitProblem={unitProblem}
        onChange={change}
      />
    </SaveDialog>
  );
}
