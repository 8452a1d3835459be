import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { NumberField } from './number-field.tsx';
import { MAX_COUNT } from './read-field-number.ts';
import classes from './stepper-field.module.css';
import { ActionIcon } from '../kit/action-icon.tsx';

/** What stands in a field that counts when it is left; what is refused stays until it is mended. */
interface TypedCount {
  readonly count: number | null;
  readonly isRefused: boolean;
}

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
  /** What is typed counts when the field is left or Enter is pressed: one change, not one per digit. */
  readonly countsWhenLeft?: boolean;
}) {
  const { label, onChange, describedBy, max = MAX_COUNT, allowDecimal = false } = props;
  const id = useId();
  const [typed, setTyped] = useState<TypedCount | null>(null);
  const value = typed === null ? props.value : typed.count;
  const current = value ?? props.value ?? 0;
  const count = (next: number | null) => {
    setTyped(null);
    onChange(next);
  };
  const settle = () => typed?.isRefused === false && count(typed.count);
  return (
    <div className={classes.root}>
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={`One less: ${label}`}
        disabled={current <= 0}
        onClick={() => count(Math.max(0, Math.ceil(current) - 1))}
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
        onChange={(next, isRefused) =>
          props.countsWhenLeft === true ? setTyped({ count: next, isRefused }) : onChange(next)
        }
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
        errorProps={{ className: classes.error ?? '' }}
      />
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={`One more: ${label}`}
        disabled={current >= max}
        onClick={() => count(Math.min(max, Math.floor(current) + 1))}
      >
        <IconPlus size="1rem" />
      </ActionIcon>
    </div>
  );
}
