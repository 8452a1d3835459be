import { isSaid } from '#domain/tell/say.ts';
import { type ShownPlan, PlanNote } from '#ui/plan-diff/plan-note.tsx';
import { noChangesReason, SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import classes from './settings-form.module.css';

/** The save of the whole page, always in sight. */
export function SaveBar(props: { readonly isDirty: boolean; readonly plan: ShownPlan }) {
  const { isDirty, plan } = props;
  return (
    <div className={classes.bar} data-toast-room>
      <div className={classes.note}>{isDirty && <Note plan={plan} />}</div>
      {/* At the right, where no message of the app comes to lie over it. */}
      <SaveButton disabledReason={noChangesReason(isDirty)}>Save Settings</SaveButton>
    </div>
  );
}

function Note({ plan }: { readonly plan: ShownPlan }) {
  return isSaid(plan.label) ? <PlanNote {...plan} /> : <UnsavedBadge>Unsaved changes</UnsavedBadge>;
}
