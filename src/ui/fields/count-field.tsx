import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './count-field.module.css';
import { StepperField } from './stepper-field.tsx';

/** A count with its name above it and what it means below. */
export function CountField(props: {
  readonly label: string;
  readonly description?: ReactNode;
  /** Null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}) {
  const { label, description, value, onChange } = props;
  const id = useId();
  const explained = description !== undefined;
  return (
    <div>
      <div aria-hidden className={classes.label}>
        {label}
      </div>
      <StepperField
        label={label}
        value={value}
        onChange={onChange}
        {...(explained ? { describedBy: id } : {})}
      />
      {explained && (
        <div id={id} className={classes.description}>
          {description}
        </div>
      )}
    </div>
  );
}
