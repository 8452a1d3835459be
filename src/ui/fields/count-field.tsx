import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './count-field.module.css';
import { StepperField } from './stepper-field.tsx';

/** A count with its name above it and what it means below. */
export function CountField(
  props: {
    readonly label: string;
    readonly description?: ReactNode;
  } & Omit<ComponentProps<typeof StepperField>, 'describedBy'>,
) {
  const { label, description, ...stepper } = props;
  const id = useId();
  const explained = description !== undefined;
  return (
    <div>
      <div aria-hidden className={classes.label}>
        {label}
      </div>
      <StepperField {...stepper} label={label} {...(explained ? { describedBy: id } : {})} />
      {explained && (
        <div id={id} className={classes.description}>
          {description}
        </div>
      )}
    </div>
  );
}
