import { useMemo, useState } from 'react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { SaveOrCancel } from '#ui/editing/save-or-cancel.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { useSaveVariety } from './use-save-variety.ts';
import { draftProblem, varietyDraft } from './variety-draft.ts';
import type { VarietyDraft } from './variety-draft.ts';
import { VarietyFields } from './variety-fields.tsx';

/** Adds or changes a variety: what it is, what its seed costs, and its grow steps. */
export function VarietyEditor(props: {
  readonly opened: boolean;
  /** Null for a new one. */
  readonly variety: Variety | null;
  readonly onClose: () => void;
}) {
  const { opened, variety, onClose } = props;
  const [draft, setDraft] = useState(() => varietyDraft(variety));
  const change = useMemo(
    () => (part: Partial<VarietyDraft>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  const problem = draftProblem(draft);
  const { save, plan } = useSaveVariety(variety, draft, opened && problem === null);

  const submit = async () => {
    if (problem === null && (await save())) onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={variety === null ? 'Add variety' : 'Edit variety'}
      size="lg"
      onSubmit={() => void submit()}
      footerNote={variety === null ? undefined : <PlanNote {...plan} />}
      footer={<SaveOrCancel onCancel={onClose} disabledReason={problem} />}
    >
      <VarietyFields draft={draft} variety={variety} onChange={change} />
      <StepsEditor
        steps={draft.steps}
        daysToHarvest={draft.daysToHarvest}
        onChange={(steps) => change({ steps })}
      />
    </Dialog>
  );
}
