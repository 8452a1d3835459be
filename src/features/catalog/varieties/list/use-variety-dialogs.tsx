import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { type RecordDialogProps, SaveDialog, useDraft } from '#ui/editing/save-dialog.tsx';
import { PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { CalibrationDialog } from '../calibration/calibration-dialog.tsx';
import { StepsEditor } from '../editor/steps-editor.tsx';
import { useSaveVariety } from '../editor/use-save-variety.ts';
import { draftProblem, varietyDraft } from '../editor/variety-draft.ts';
import { VarietyFields } from '../editor/variety-fields.tsx';

export function useVarietyDialogs() {
  const editor = useDialogTarget<Variety | 'new'>();
  const calibration = useDialogTarget<Variety>();
  const dialogs = (
    <>
      <OpenedFor dialog={editor}>
        {(shown, edited) => <VarietyEditor {...shown} stored={edited === 'new' ? null : edited} />}
      </OpenedFor>
      <OpenedFor dialog={calibration}>
        {(shown, variety) => <CalibrationDialog {...shown} variety={variety} />}
      </OpenedFor>
    </>
  );
  return { dialogs, edit: editor.open, calibrate: calibration.open };
}

function VarietyEditor({ stored: variety, ...shown }: RecordDialogProps<Variety>) {
  const [draft, change] = useDraft(() => varietyDraft(variety));
  const problem = draftProblem(draft);
  const { save, plan } = useSaveVariety(variety, draft, shown.opened && problem === null);
  return (
    <SaveDialog
      {...shown}
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
