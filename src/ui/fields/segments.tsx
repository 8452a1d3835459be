import { useId, type AriaAttributes } from 'react';
import { type Choices, listChoices } from './choices.ts';
import classes from './segments.module.css';

interface SegmentsProps<T extends string> extends Pick<AriaAttributes, 'aria-describedby'> {
  readonly 'aria-label': string;
  readonly data: Choices<T>;
  /** A value that is none of the choices leaves all of them open. */
  readonly value: string;
  readonly onChange: (value: NoInfer<T>) => void;
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
}

/** One of a few choices, side by side. The style shows which is chosen: nothing is measured or drawn again. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const { data, value, onChange, fullWidth = false, className = '' } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      data-full-width={fullWidth || undefined}
      className={`${classes.root} ${className}`}
    >
      {listChoices(data).map((each) => {
        const id = `${name}-${each.value}`;
        return (
          <div key={each.value} className={classes.segment}>
            <input
              type="radio"
              id={id}
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
              className={classes.input}
            />
            <label htmlFor={id} className={classes.label}>
              {each.label}
            </label>
          </div>
        );
      })}
    </div>
  );
}
