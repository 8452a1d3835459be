import type { ComponentProps } from 'react';
import { type Explained, ExplainedField } from './explained-field.tsx';
import { Segments } from './segments.tsx';

/** One of a few choices, with its name above and what it means below. */
export function LabelledSegments<T extends string>({
  label,
  description,
  ...segments
}: Explained & Omit<ComponentProps<typeof Segments<T>>, 'aria-label' | 'aria-describedby'>) {
  return (
    <ExplainedField label={label} description={description}>
      {(describedBy) => (
        <Segments {...segments} aria-label={label} aria-describedby={describedBy} />
      )}
    </ExplainedField>
  );
}
