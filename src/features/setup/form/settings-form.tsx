import type { ReactNode } from 'react';
import { isSaid } from '#domain/tell/say.ts';
import { type ShownPlan, PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';
import type { SettingsFields } from './settings-draft.ts';
import classes from './settings-form.module.css';
import { useSettingsForm } from './use-settings-form.ts';

export function SettingsForm(props: { readonly children: (fields: SettingsFields) => ReactNode }) {
  const { draft, onChange, isDirty, plan, save } = useSettingsForm();
  useLeaveQuestion(isDirty);
  return (
    <SubmitForm className={classes.page} onSubmit={save}>
      <Stack gap="lg">{props.children({ draft, onChange })}</Stack>
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
