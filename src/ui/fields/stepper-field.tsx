import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { NumberField } from './number-field.tsx';
import { MAX_COUNT } from './read-field-number.ts';
import classes from './stepper-field.module.css';
import { ActionIcon } from '../kit/action-icon.tsx';

/** A number of 0 or more between two buttons that go by one, made for gloves. Empty is null. */
export function StepperField(props: {
  /** Names the number, such as "Trays of Sunflower". */
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Id of the words that explain the number. */
  readonly describedBy?: string | undefined;
  /** The buttons go no further. */
  readonly max?: number;
  readonly allowDecimal?: boolean;
}) {
  const { label, value, onChange, describedBy, max = MAX_COUNT, allowDecimal = false } = props;
  const id = useId();
  const current = value ?? 0;
  return (
    <div className={classes.root}>
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={`One less: ${label}`}
        disabled={current <= 0}
        onClick={() => onChange(Math.max(0, Math.ceil(current) - 1))}
      >
        <IconMinus size="1rem" />
      </ActionIcon>
      <NumberField
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        className={classes.number}
        value={value}
        max={max}
        allowDecimal={allowDecimal}
        onChange={onChange}
        errorProps={{ className: classes.error ?? '' }}
      />
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={`One more: ${label}`}
        disabled={current >= max}
        onClick={() => onChange(Math.min(max, Math.floor(current) + 1))}
      >
        <IconPlus size="1rem" />
      </ActionIcon>
    </div>
  );
}
