import { RequiredNameField, SelectField } from '#ui/fields/form-fields.tsx';
import { Grid } from '@mantine/core';
import { sizeOptions } from '#ui/format-weights.ts';
import { useFarm, useCarryOut, useNow, useSeenFarm } from '#state/react/use-farm.ts';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { BlendEditor } from './blend-editor.tsx';
import {
  type MixTarget,
  editedMix,
  type EditedMix,
  mixChange,
  mixSaveProblem,
  newMix,
} from './mix-draft.ts';
import { selectProductIdsEverUsed } from '#state/selectors/ids-ever-used.ts';
import { type PlanPreview, usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';

const titles = { new: 'Add mix', edit: 'Edit mix', clone: 'Clone mix' } as const;

export function MixEditor({ target, ...shown }: ShownDialog & { readonly target: MixTarget }) {
  const varieties = useFarm((farm) => farm.varieties);
  const [draft, change] = useDraft(() => editedMix(target));
  const problem = mixSaveProblem(draft);
  const { save, plan } = useSaveMix(target, draft, shown.opened && problem === null);
  const stored = target.kind === 'new' ? [] : [target.mix.packageSizeOz];
  return (
    <SaveDialog
      {...shown}
      title={titles[target.kind]}
      problem={problem}
      save={save}
      footerNote={target.kind === 'edit' ? <PlanNote {...plan} /> : undefined}
    >
      <Grid gap="md" mb="lg">
        <Grid.Col span={{ base: 12, xs: 8 }}>
          <RequiredNameField value={draft.name} onChange={(name) => change({ name })} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <SelectField
            label="Package size"
            data={sizeOptions(stored)}
            value={String(draft.packageSizeOz)}
            onChange={(picked) => change({ packageSizeOz: Number(picked) })}
          />
        </Grid.Col>
      </Grid>
      <BlendEditor draft={draft} varieties={varieties} onChange={change} />
    </SaveDialog>
  );
}

function useSaveMix(
  target: MixTarget,
  draft: EditedMix,
  canSave: boolean,
): { readonly save: () => boolean; readonly plan: PlanPreview } {
  const carryOut = useCarryOut(useSeenFarm());
  const now = useNow();
  const taken = useFarm(selectProductIdsEverUsed);
  const update =
    canSave && target.kind === 'edit'
      ? ({
          type: 'UPDATE_PRODUCT',
          payload: { id: target.mix.id, patch: mixChange(draft) },
        } as const)
      : null;
  // A mix that nobody has ordered yet moves nothing.
  const plan = usePlanPreview(update);

  const save = () => {
    const action =
      update === null
        ? ({ type: 'ADD_PRODUCT', payload: newMix(draft, taken, now()) } as const)
        : plan.meant(update);
    return carryOut(action, 'Product saved', { detail: planDetail(plan) });
  };
  return { save, plan };
}
