import { LegendDot } from './chart-legend.tsx';
import type { ReadLine } from './chart-reading.ts';
import classes from './read-values.module.css';

/** What is read from a chart, as it stands in the note beside the place that it is read at. */
export function ReadValues(props: {
  readonly title?: string;
  readonly lines: readonly ReadLine[];
}) {
  return (
    <>
      {props.title !== undefined && <strong>{props.title}</strong>}
      {props.lines.map(({ label, text, color }) => (
        <div key={label} className={classes.value}>
          <span className={classes.label}>
            {color !== null && <LegendDot color={color} />}
            {label}
          </span>
          <span>{text}</span>
        </div>
      ))}
    </>
  );
}
