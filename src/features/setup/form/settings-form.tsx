import { type ReactNode, useMemo } from 'react';
import { isSaid } from '#domain/tell/say.ts';
import { sameValue } from '#state/document/farm-document.ts';
import { useCarryOut, useFarm } from '#state/react/use-farm.ts';
import { usePlanPreview } from '#state/react/answers/use-plan-preview.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { planDetail } from '#ui/plan-diff/plan-detail.tsx';
import { type ShownPlan, PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';
import {
  draftOfSettings,
  patchOfChanges,
  type SettingsDraft,
  type SettingsFields,
} from './settings-draft.ts';
import classes from './settings-form.module.css';

/** A copy of the settings that comes from elsewhere shows in all fields but those that were touched here. */
export function SettingsForm(props: { readonly children: (fields: SettingsFields) => ReactNode }) {
  const settings = useFarm((farm) => farm.settings);
  const carryOut = useCarryOut();
  const saved = useMemo(() => draftOfSettings(settings), [settings]);
  const { value: draft, isDirty, change, reset } = useEditedFields(saved);
  // The names of the fields of a draft.
  const names = Object.keys(draft) as (keyof SettingsDraft)[];
  const changed = new Set(names.filter((name) => !sameValue(draft[name], saved[name])));
  const action = { type: 'UPDATE_SETTINGS', payload: patchOfChanges(draft, changed) } as const;
  const plan = usePlanPreview(isDirty ? action : null);
  useLeaveQuestion(isDirty);
  const save = () => {
    if (!isDirty) return;
    if (carryOut(plan.meant(action), 'Settings saved', { detail: planDetail(plan) })) reset();
  };
  return (
    <SubmitForm className={classes.page} onSubmit={save}>
      <Stack gap="lg">{props.children({ draft, onChange: change })}</Stack>
      <div className={classes.bar} data-toast-room>
        <div className={classes.note}>{isDirty && <Note plan={plan} />}</div>
        {/* At the right, where no message of the app comes to lie over it. */}
        <SaveButton disabledReason={noChangesReason(isDirty)}>Save Settings</SaveButton>
      </div>
    </SubmitForm>
  );
}

function Note({ plan }: { readonly plan: ShownPlan }) {
  return isSaid(plan.label) ? <PlanNote {...plan} /> : <UnsavedBadge>Unsaved changes</UnsavedBadge>;
}
