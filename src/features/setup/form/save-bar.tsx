import { PlanNote } from '#ui/notices/plan-note.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { UnsavedBadge } from '#ui/editing/unsaved-badge.tsx';
import classes from './settings-form.module.css';

/** The save of the whole page, always in sight. */
export function SaveBar(props: { readonly isDirty: boolean; readonly moves: string }) {
  const { isDirty, moves } = props;
  return (
    <div className={classes.bar}>
      {/* At the left, where no message of the app comes to lie over it. */}
      <SaveButton disabledReason={isDirty ? null : 'No changes to save yet'}>
        Save Settings
      </SaveButton>
      <div className={classes.note}>{isDirty && <Note moves={moves} />}</div>
    </div>
  );
}

function Note({ moves }: { readonly moves: string }) {
  return moves === '' ? <UnsavedBadge>Unsaved changes</UnsavedBadge> : <PlanNote moves={moves} />;
}
