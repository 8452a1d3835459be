import { RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import { TextInput } from '@mantine/core';
import { CYCLE_DAYS } from '#domain/catalog/varieties/variety.ts';
import { GERM_MODE_LABELS, stepLabel } from '#domain/catalog/varieties/step-label.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import type { RowOf } from '#ui/editing/use-typed-rows.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { type StepDraft, isRemovable } from './step-draft.ts';
import { StepIcon } from './step-icon.tsx';
import classes from './steps-editor.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

type StepRowProps = RowOf<StepDraft> & { readonly daysToHarvest: number | null };

/** One grow step: its days, how it is done, a note. Planting and harvest are given, only their details change. */
export function StepRow(props: StepRowProps) {
  const { draft: step, onChange, onRemove } = props;
  const label = stepLabel(step.type);
  const field = draftFields(step, onChange);
  return (
    <fieldset className={classes.row} data-step={step.id} aria-label={label}>
      <span className={classes.label}>
        <StepIcon type={step.type} />
        {label}
      </span>
      <StepDays {...props} />
      <StepManner draft={step} onChange={onChange} />
      <TextInput
        aria-label={`Note for ${label}`}
        placeholder="Note"
        {...field.text('note')}
        className={classes.note}
      />
      {isRemovable(step) && (
        <RemoveLineButton what={label} onRemove={onRemove} className={classes.remove} />
      )}
    </fieldset>
  );
}

function StepDays({ draft: step, daysToHarvest, onChange }: StepRowProps) {
  const label = stepLabel(step.type);
  // On a phone there is no head over the columns.
  const isPhone = useIsPhone();
  const field = draftFields(step, onChange);
  const dayField = { ...CYCLE_DAYS, allowDecimal: false };
  if (step.type === 'HARVEST')
    return <span className={classes.auto}>Day {daysToHarvest ?? '—'} (auto)</span>;
  if (step.type === 'SOAK') return <span className={classes.auto}>Before planting</span>;
  return (
    <>
      {step.type === 'PLANT' ? (
        <span className={classes.fixed}>Day 0</span>
      ) : (
        <NumberField
          {...dayField}
          prefix={isPhone ? 'From day ' : ''}
          aria-label={`${label} from day`}
          {...field.of('dayStart')}
        />
      )}
      <NumberField
        {...dayField}
        prefix={isPhone ? 'To day ' : ''}
        aria-label={step.type === 'PLANT' ? 'Germination to day' : `${label} to day`}
        {...field.of('dayEnd')}
      />
    </>
  );
}

function StepManner({ draft: step, onChange }: FormOf<StepDraft>) {
  if (step.type === 'SOAK')
    return (
      <NumberField
        aria-label="Soak hours"
        suffix=" h"
        min={1}
        max={24}
        {...draftFields(step, onChange).of('soakHours')}
        className={classes.manner}
      />
    );
  if (step.type === 'PLANT')
    return (
      <SelectField
        aria-label="Germination mode"
        data={GERM_MODE_LABELS}
        value={step.germMode ?? 'WEIGHTED'}
        onChange={(germMode) => onChange({ germMode })}
        className={classes.manner}
      />
    );
  return <span className={classes.manner} />;
}
