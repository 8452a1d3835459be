import { type ReactNode, useId } from 'react';
import classes from './explained-field.module.css';

export interface Explained {
  readonly label: string;
  readonly description?: ReactNode;
}

/** A control with its name above it and what it means below. Screen readers have both from the control itself. */
export function ExplainedField(
  props: Explained & {
    /** Draws the control, with the id of the words that explain it. */
    readonly children: (describedBy: string | undefined) => ReactNode;
  },
) {
  const { label, description, children } = props;
  const id = useId();
  const isExplained = description !== undefined;
  return (
    <div>
      <div aria-hidden className={classes.label}>
        {label}
      </div>
      {children(isExplained ? id : undefined)}
      {isExplained && (
        <div id={id} className={classes.description}>
          {description}
        </div>
      )}
    </div>
  );
}
