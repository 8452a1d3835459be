import { useNewId } from '#state/react/use-farm.ts';
import { DateField } from '#ui/fields/form-fields.tsx';
import { PauseFields } from '#ui/fields/pause-fields.tsx';
import { END_BEFORE_START, endsBeforeStart } from '../../saving/save-problem.ts';
import type { DraftProps } from '../draft-props.ts';
import classes from '../order-dialog.module.css';

/** When a standing order ends, and when it pauses. */
export function LifeFields({ draft, onChange }: DraftProps) {
  const newId = useNewId();
  return (
    <div className={classes.row}>
      <DateField
        label="Ends"
        description="Leave empty for no end date"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.endDate}
        error={endsBeforeStart(draft) ? END_BEFORE_START : undefined}
        onChange={(endDate) => onChange({ ...draft, endDate })}
      />
      <PauseFields
        pauses={draft.pauses}
        newId={() => newId('pau')}
        onChange={(pauses) => onChange({ ...draft, pauses })}
      />
    </div>
  );
}
