import { draftFields } from '#ui/editing/draft-fields.ts';
import { formatSize } from '#ui/format-weights.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { selectProductsByName } from '#state/selectors/sales/products.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { DateField } from '#ui/fields/form-fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { formatLongDay } from '#ui/format.ts';
import {
  BLANK_FIRST_ORDER,
  firstDayOfDraft,
  firstOrder,
  firstOrderProblem,
  isSingle,
} from './first-order.ts';
import classes from './first-run.module.css';
import { useSaveFirstOrder } from './use-first-answer.ts';
import { Group } from '#ui/kit/plain-parts.tsx';

/** Who gets what first. Its day is the first on which it can be grown. */
export function FirstOrderStep() {
  const [draft, setDraft] = useState(BLANK_FIRST_ORDER);
  const products = useFarm(selectProductsByName).filter(isSingle);
  const varieties = useFarm(selectVarietiesById);
  const planner = useFarm((farm) => farm.settings.planner);
  const firstDay = firstDayOfDraft(draft, products, varieties, planner, useToday());
  const { isSaving, save } = useSaveFirstOrder();
  const isTooEarly = draft.date !== null && draft.date < firstDay;
  const problem = firstOrderProblem(draft, products, firstDay);
  const field = draftFields(draft, (part) => setDraft({ ...draft, ...part }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null && !isSaving)
          save((made) => firstOrder(draft, products, draft.date ?? firstDay, made));
      }}
    >
      <div className={classes.fields}>
        <TextInput label="Customer" {...field.text('customer')} />
        <DateField
          label="Delivery"
          description={`${formatLongDay(firstDay)} is the first day it can be grown.`}
          error={isTooEarly ? `Earliest possible delivery: ${formatLongDay(firstDay)}` : null}
          min={firstDay}
          value={draft.date ?? firstDay}
          onChange={(date) => setDraft({ ...draft, date })}
        />
        {products.map(({ id, name, packageSizeOz }) => (
          <NumberField
            key={id}
            label={`Packages of ${name}`}
            description={`${formatSize(packageSizeOz, 'amount')} each.`}
            allowDecimal={false}
            value={draft.counts[id] ?? null}
            onChange={(count) => setDraft({ ...draft, counts: { ...draft.counts, [id]: count } })}
          />
        ))}
      </div>
      <Group justify="space-between" gap="sm" className={classes.foot}>
        <Checkbox label="Repeat every week" {...field.checked('isWeekly')} />
        <SaveButton saving={isSaving} disabledReason={problem}>
          Plan it
        </SaveButton>
      </Group>
    </form>
  );
}
