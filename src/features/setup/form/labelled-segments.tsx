import { type ReactNode, useId } from 'react';
import type { Choices } from '#ui/fields/choices.ts';
import { Segments } from '#ui/fields/segments.tsx';
import classes from './settings-form.module.css';

/** One of a few choices, with its name above and what it means below. */
export function LabelledSegments<T extends string>(props: {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: T;
  readonly data: Choices<T>;
  readonly onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div>
      <div aria-hidden className={classes.label}>
        {props.label}
      </div>
      <Segments
        aria-label={props.label}
        {...(props.description === undefined ? {} : { 'aria-describedby': id })}
        data={props.data}
        value={props.value}
        onChange={props.onChange}
      />
      {props.description !== undefined && (
        <div id={id} className={classes.help}>
          {props.description}
        </div>
      )}
    </div>
  );
}
