import { DateField } from '#ui/fields/form-fields.tsx';
import type { DraftProps } from '../draft-props.ts';
import { BufferField, WeekendField } from './harvest-fields.tsx';
import { LifeFields } from './life-fields.tsx';
import classes from '../order-dialog.module.css';
import { pickFirstEvent } from '../order-draft.ts';
import { FrequencyField, WeekdayField, WeeksField } from './repeat-fields.tsx';

/** When an order of the recurring or the one-time list falls due, and when it is cut. */
export function SlimWhenFields(props: DraftProps) {
  const { draft, onChange } = props;
  if (draft.list === 'single') {
    return (
      <div className={classes.row}>
        <DateField
          label="Date"
          value={draft.date}
          onChange={(date) => onChange({ ...draft, date })}
        />
        <WeekendField {...props} />
      </div>
    );
  }
  return (
    <>
      <div className={classes.row}>
        <DateField
          label="Start date"
          value={draft.startDate}
          onChange={(startDate) => onChange(pickFirstEvent(draft, startDate))}
        />
        <FrequencyField {...props} />
        <WeekdayField {...props} />
      </div>
      <div className={classes.row}>
        <WeekendField {...props} />
        <BufferField {...props} />
        <WeeksField {...props} />
      </div>
      <LifeFields {...props} />
    </>
  );
}
