import { useNewId } from '#state/react/use-farm.ts';
import { DateField } from '#ui/fields/form-fields.tsx';
import { PauseFields } from '#ui/fields/pause-fields.tsx';
import { END_BEFORE_START, endsBeforeStart } from '../../saving/save-problem.ts';
import { type DraftProps, orderFields } from '../draft-props.ts';
import classes from '../order-dialog.module.css';

export function LifeFields(props: DraftProps) {
  const { draft } = props;
  const field = orderFields(props);
  const newId = useNewId();
  return (
    <div className={classes.row}>
      <DateField
        label="Ends"
        description="Leave empty for no end date"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={endsBeforeStart(draft) ? END_BEFORE_START : undefined}
        {...field.of('endDate')}
      />
      <PauseFields
        pauses={draft.pauses}
        newId={() => newId('pau')}
        onChange={field.of('pauses').onChange}
      />
    </div>
  );
}
