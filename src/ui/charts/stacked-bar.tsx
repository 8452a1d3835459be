import classes from './stacked-bar.module.css';

/** A part of a bar: how much it is, and its CSS color. */
export interface BarPart {
  readonly key: string;
  readonly value: number;
  readonly color: string;
}

/** A flat bar made of parts, as long as they add up to on the scale of `of`. The numbers stand beside it. */
export function StackedBar(props: {
  readonly parts: readonly BarPart[];
  /** The amount that is the whole width. */
  readonly of: number;
  /** Hatched in red behind the parts: what is missing or too much. */
  readonly short?: number;
}) {
  const percent = (value: number) => (props.of > 0 ? Math.max(0, (value / props.of) * 100) : 0);
  const shown = props.parts.filter(({ value }) => value > 0);
  const short = props.short ?? 0;
  return (
    <div className={classes.bar} aria-hidden>
      {shown.map(({ key, value, color }) => (
        <div
          key={key}
          className={classes.part}
          style={{ width: `${percent(value)}%`, backgroundColor: color }}
        />
      ))}
      {short > 0 && <div className={classes.short} style={{ width: `${percent(short)}%` }} />}
    </div>
  );
}
