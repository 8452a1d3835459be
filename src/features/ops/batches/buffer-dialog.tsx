import { useMemo } from 'react';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm, usePerform, useUndoLast } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { noChangesReason } from '#ui/editing/no-changes-reason.ts';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { planDetail } from '#ui/plan-diff/plan-detail.ts';
import { saveAndSay } from '#ui/toasts/save-and-say.ts';
import { useEditedCopy } from '#ui/editing/use-edited-copy.ts';
import { bufferDraft, settingsOfDraft } from './buffer-draft.ts';
import { BufferFields } from './buffer-fields.tsx';
import { BufferSuggestions } from './buffer-suggestions.tsx';
import { OwnBuffers } from './own-buffers.tsx';

const selectSettings = (farm: FarmDocument) => farm.batchSettings;

/** Extra planting on top of orders, by kind of variety. */
export function BufferDialog(props: {
  readonly opened: boolean;
  /** Which proposals of its harvests are shown: those that are open, or also those put off. */
  readonly proposals: 'open' | 'all';
  readonly onClose: () => void;
}) {
  const { opened, onClose } = props;
  const settings = useFarm(selectSettings);
  const perform = usePerform();
  const { value: draft, isDirty, change, reset } = useEditedCopy(bufferDraft(settings));
  const action = useMemo(
    (): FarmAction => ({ type: 'UPDATE_BATCH_SETTINGS', payload: settingsOfDraft(draft) }),
    [draft],
  );
  const undoLast = useUndoLast();
  const plan = usePlanPreview(isDirty && opened ? action : null);

  const save = () => {
    if (!isDirty) return;
    const detail = planDetail(plan);
    const isSaved = saveAndSay(
      () => perform(plan.meant(action)),
      () => ({ text: 'Buffers saved', detail, undo: undoLast() }),
    );
    if (!isSaved) return;
    reset();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Buffer settings"
      subtitle="Extra planting on top of orders"
      onSubmit={save}
      footerNote={isDirty && <PlanNote {...plan} />}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={noChangesReason(isDirty)} />}
    >
      <BufferFields draft={draft} onChange={change} />
      <OwnBuffers />
      <BufferSuggestions which={props.proposals} />
    </Dialog>
  );
}
