import type { FarmAction } from '#state/records/farm-action.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { noChangesReason } from '#ui/editing/save-button.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { bufferDraft, settingsOfDraft } from './buffer-draft.ts';
import { BufferFields } from './buffer-fields.tsx';
import { BufferSuggestions } from './buffer-suggestions.tsx';
import { OwnBuffers } from './own-buffers.tsx';

export function BufferDialog(props: {
  readonly opened: boolean;
  /** Which proposals of its harvests are shown: those that are open, or also those put off. */
  readonly proposals: 'open' | 'all';
  readonly onClose: () => void;
}) {
  const { proposals, ...shown } = props;
  const settings = useFarm((farm) => farm.batchSettings);
  const carryOut = useCarryOut();
  const { value: draft, isDirty, change, reset } = useEditedFields(bufferDraft(settings));
  const payload = settingsOfDraft(draft);
  const action: FarmAction = { type: 'UPDATE_BATCH_SETTINGS', payload };
  const plan = usePlanPreview(isDirty && shown.opened ? action : null);

  const save = () => {
    const isSaved = carryOut(plan.meant(action), 'Buffers saved', { detail: planDetail(plan) });
    if (isSaved) reset();
    return isSaved;
  };
  return (
    <SaveDialog
      {...shown}
      title="Buffer settings"
      subtitle="Extra planting on top of orders"
      problem={noChangesReason(isDirty)}
      save={save}
      footerNote={isDirty && <PlanNote {...plan} />}
    >
      <BufferFields draft={draft} onChange={change} />
      <OwnBuffers />
      <BufferSuggestions which={proposals} />
    </SaveDialog>
  );
}
