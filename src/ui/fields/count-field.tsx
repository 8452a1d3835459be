import type { ComponentProps } from 'react';
import { type Explained, ExplainedField } from './explained-field.tsx';
import { StepperField } from './stepper-field.tsx';

/** A count with its name above it and what it means below. */
export function CountField({
  description,
  ...stepper
}: Explained & Omit<ComponentProps<typeof StepperField>, 'describedBy'>) {
  return (
    <ExplainedField label={stepper.label} description={description}>
      {(describedBy) => <StepperField {...stepper} describedBy={describedBy} />}
    </ExplainedField>
  );
}
