import { Input, SegmentedControl } from '@mantine/core';
import { DateField } from '#ui/date-field.tsx';
import type { DraftProps } from './draft-props.ts';
import classes from './order-dialog.module.css';
import { pickFirstEvent } from './order-draft.ts';
import { FrequencyField, RepeatFields } from './repeat-fields.tsx';

/** When the order falls due: on one day, or again and again. */
export function OrderWhenFields(props: DraftProps) {
  const { draft, onChange } = props;
  const repeats = draft.kind === 'RECURRING';
  return (
    <>
      <div className={classes.row}>
        {draft.list === 'orders' && <TypeField {...props} />}
        {repeats ? (
          <>
            <DateField
              label={draft.list === 'orders' ? 'First event' : 'Start date'}
              value={draft.startDate}
              onChange={(startDate) => onChange(pickFirstEvent(draft, startDate))}
            />
            <FrequencyField {...props} />
          </>
        ) : (
          <DateField
            label="Date"
            value={draft.date}
            onChange={(date) => onChange({ ...draft, date })}
          />
        )}
        {repeats && draft.list !== 'orders' && <RepeatFields {...props} />}
      </div>
      {repeats && draft.list === 'orders' && (
        <div className={classes.row}>
          <RepeatFields {...props} />
        </div>
      )}
    </>
  );
}

const kinds = [
  { value: 'ONCE', label: 'Once' },
  { value: 'RECURRING', label: 'Recurring' },
];

function TypeField({ draft, onChange }: DraftProps) {
  return (
    <Input.Wrapper label="Type" labelElement="div">
      <SegmentedControl
        aria-label="Type"
        fullWidth
        data={kinds}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind: kind === 'ONCE' ? 'ONCE' : 'RECURRING' })}
      />
    </Input.Wrapper>
  );
}
