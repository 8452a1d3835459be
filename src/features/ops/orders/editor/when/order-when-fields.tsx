import { Input } from '@mantine/core';
import { DateField } from '#ui/fields/form-fields.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { draftFields, type FormOf } from '#ui/editing/draft-fields.ts';
import { BufferField, FridayBox, WeekendField } from './harvest-fields.tsx';
import classes from '../order-dialog.module.css';
import { pickFirstEvent, type OrderDraft } from '../order-draft.ts';
import { FrequencyField, WeekdayField, WeeksField } from './repeat-fields.tsx';
import { useNewId } from '#state/react/use-farm.ts';
import { PauseFields } from '#ui/fields/pause-fields.tsx';
import { END_BEFORE_START, endsBeforeStart } from '../../saving/save-problem.ts';

export function OrderWhenFields(props: FormOf<OrderDraft>) {
  const { draft, onChange } = props;
  if (draft.list !== 'orders') return <SlimWhenFields {...props} />;
  const repeats = draft.kind === 'RECURRING';
  const field = draftFields(draft, onChange);
  return (
    <>
      <div className={classes.row}>
        <TypeField {...props} />
        {repeats ? (
          <DateField
            label="First event"
            value={draft.startDate}
            onChange={(startDate) => onChange(pickFirstEvent(draft, startDate))}
          />
        ) : (
          <DateField label="Date" {...field.of('date')} />
        )}
        {repeats && <FrequencyField {...props} />}
      </div>
      {repeats && (
        <div className={classes.row}>
          <WeekdayField {...props} />
          <WeeksField {...props} />
        </div>
      )}
      {repeats && <LifeFields {...props} />}
      <div className={classes.harvest}>
        <FridayBox {...props} />
        {repeats && <BufferField {...props} beside />}
      </div>
    </>
  );
}

const kinds = { ONCE: 'One-time', RECURRING: 'Recurring' } as const;

function TypeField({ draft, onChange }: FormOf<OrderDraft>) {
  const kind = draftFields(draft, onChange).of('kind');
  return (
    <Input.Wrapper label="Type" labelElement="div" classNames={{ label: classes.label ?? '' }}>
      <Segments aria-label="Type" fullWidth data={kinds} {...kind} />
    </Input.Wrapper>
  );
}

/** The same of an order of the recurring or the one-time list. */
function SlimWhenFields(props: FormOf<OrderDraft>) {
  const { draft, onChange } = props;
  if (draft.list === 'single') {
    return (
      <div className={classes.row}>
        <DateField label="Date" {...draftFields(draft, onChange).of('date')} />
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

export function LifeFields({ draft, onChange }: FormOf<OrderDraft>) {
  const field = draftFields(draft, onChange);
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
