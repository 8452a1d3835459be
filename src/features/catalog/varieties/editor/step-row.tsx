import { RemoveLineButton } from '#ui/editing/line-buttons.tsx';
import { TextInput } from '@mantine/core';
import { CYCLE_DAYS } from '#domain/catalog/varieties/variety.ts';
import { germModeLabel, stepLabel } from '#domain/catalog/varieties/step-label.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { draftFields } from '#ui/editing/draft-fields.ts';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { type StepDraft, isRemovable } from './step-draft.ts';
import { StepIcon } from './step-icon.tsx';
import classes from './steps-editor.module.css';
import { SelectField } from '#ui/fields/form-fields.tsx';

const modes = (['WEIGHTED', 'UNWEIGHTED', 'COVERED'] as const).map((value) => ({
  value,
  label: germModeLabel(value),
}));

interface StepRowProps {
  readonly step: StepDraft;
  readonly daysToHarvest: number | null;
  readonly onChange: (step: StepDraft) => void;
  readonly onRemove: () => void;
}

/** One grow step: its days, how it is done, a note. Planting and harvest are given, only their details change. */
export function StepRow({ step, daysToHarvest, onChange, onRemove }: StepRowProps) {
  const label = stepLabel(step.type);
  const field = stepFields({ step, onChange });
  return (
    <fieldset className={classes.row} data-step={step.id} aria-label={label}>
      <span className={classes.label}>
        <StepIcon type={step.type} />
        {label}
      </span>
      <StepDays step={step} daysToHarvest={daysToHarvest} onChange={onChange} />
      <StepManner step={step} onChange={onChange} />
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

function stepFields({ step, onChange }: Pick<StepRowProps, 'step' | 'onChange'>) {
  return draftFields(step, (part) => onChange({ ...step, ...part }));
}

function StepDays({ step, daysToHarvest, onChange }: Omit<StepRowProps, 'onRemove'>) {
  const label = stepLabel(step.type);
  // On a phone there is no head over the columns.
  const isPhone = useIsPhone();
  const field = stepFields({ step, onChange });
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

function StepManner({ step, onChange }: Pick<StepRowProps, 'step' | 'onChange'>) {
  if (step.type === 'SOAK')
    return (
      <NumberField
        aria-label="Soak hours"
        suffix=" h"
        min={1}
        max={24}
        {...stepFields({ step, onChange }).of('soakHours')}
        className={classes.manner}
      />
    );
  if (step.type === 'PLANT')
    return (
      <SelectField
        aria-label="Germination mode"
        data={modes}
        value={step.germMode ?? 'WEIGHTED'}
        onChange={(germMode) => onChange({ ...step, germMode })}
        className={classes.manner}
      />
    );
  return <span className={classes.manner} />;
}
