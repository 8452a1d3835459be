import { Checkbox } from '@mantine/core';
import { HARVEST_BUFFER_DAYS } from '#domain/settings/settings.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { draftFields, type FormOf } from '#ui/editing/draft-fields.ts';
import classes from '../order-dialog.module.css';
import { usesFarmDefault, movesToFriday } from '#domain/orders/weekend-rule.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';
import type { OrderDraft } from '../order-draft.ts';

const selectDefaults = (farm: FarmDocument) => farm.settings.planner;

/** Whether a weekend harvest moves, as the farm's default and this order's own word make it. */
export function FridayBox({ draft, onChange }: FormOf<OrderDraft>) {
  const farmDefault = useFarm(selectDefaults).weekendHarvestToFriday;
  return (
    <Checkbox
      label="Move weekend harvests to Friday"
      description={
        usesFarmDefault(draft, farmDefault) && draft.weekendHarvestToFriday === null
          ? 'Your settings already do this for farmers markets.'
          : undefined
      }
      checked={movesToFriday(draft, farmDefault)}
      onChange={(event) => onChange(chooseFriday(draft, event.currentTarget.checked, farmDefault))}
    />
  );
}

const choices: Readonly<Record<string, string>> = {
  '': 'Use default',
  true: 'Move to Friday',
  false: 'Don’t move',
};

export function WeekendField({ draft, onChange }: FormOf<OrderDraft>) {
  return (
    <SelectField
      label="Weekend harvest"
      data={choices}
      value={String(draft.weekendHarvestToFriday ?? '')}
      onChange={(value) =>
        onChange({ weekendHarvestToFriday: value === '' ? null : value === 'true' })
      }
    />
  );
}

/** Days between the harvest and the event. */
export function BufferField(props: FormOf<OrderDraft> & { readonly beside?: boolean }) {
  const days = useFarm(selectDefaults).defaultHarvestBufferDays;
  return (
    <NumberField
      label="Harvest buffer days"
      classNames={{ root: (props.beside && classes.beside) || '' }}
      rightSection="days"
      rightSectionWidth="3.25rem"
      placeholder={String(days)}
      {...HARVEST_BUFFER_DAYS}
      allowDecimal={false}
      {...draftFields(props.draft, props.onChange).of('harvestBufferDays')}
    />
  );
}

/** Says yes or no for this order; a no is stored only where the farm's default would say yes. */
export function chooseFriday(
  draft: OrderDraft,
  toFriday: boolean,
  farmDefault: boolean,
): OrderDraft {
  const shutOut = !toFriday && usesFarmDefault(draft, farmDefault);
  return {
    ...draft,
    harvestFridayIfWeekend: toFriday,
    weekendHarvestToFriday: shutOut ? false : null,
  };
}
