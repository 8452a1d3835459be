import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { useDraft } from '#ui/editing/use-draft.ts';
import { StepsEditor } from './steps-editor.tsx';
import { useSaveVariety } from './use-save-variety.ts';
import { draftProblem, varietyDraft } from './variety-draft.ts';
import { VarietyFields } from './variety-fields.tsx';

/** Adds or changes a variety: what it is, what its seed costs, and its grow steps. */
export function VarietyEditor(props: {
  readonly opened: boolean;
  /** Null for a new one. */
  readonly variety: Variety | null;
  readonly onClose: () => void;
}) {
  const { opened, variety, onClose } = props;
  const [draft, change] = useDraft(() => varietyDraft(variety));
  const problem = draftProblem(draft);
  const { save, plan } = useSaveVariety(variety, draft, opened && problem === null);
  return (
    <SaveDialog
      opened={opened}
      onClose={onClose}
      title={variety === null ? 'Add variety' : 'Edit variety'}
      size="lg"
      problem={problem}
      save={save}
      footerNote={variety === null ? undefined : <PlanNote {...plan} />}
    >
      <VarietyFields draft={draft} variety={variety} onChange={change} />
      <StepsEditor
        steps={draft.steps}
        daysToHarvest={draft.daysToHarvest}
        onChange={(steps) => change({ steps })}
      />
    </SaveDialog>
  );
}
