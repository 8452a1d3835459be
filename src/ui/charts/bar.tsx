import classes from './bar.module.css';

/** A flat bar: how much of a whole is used, and hatched in red what is missing or too much. The numbers stand beside it. */
export function Bar(props: {
  readonly value: number;
  readonly of: number;
  /** Part of `of` that is missing or too much. */
  readonly short?: number;
  readonly color?: string;
}) {
  const percent = (part: number) =>
    props.of > 0 ? Math.min(100, Math.max(0, (part / props.of) * 100)) : 0;
  const filled = percent(props.value);
  const missing = Math.min(percent(props.short ?? 0), 100 - filled);
  return (
    <div className={classes.track} aria-hidden>
      {filled > 0 && (
        <div
          className={classes.fill}
          style={{ width: `${filled}%`, backgroundColor: props.color ?? 'var(--mgm-brand-mid)' }}
        />
      )}
      {missing > 0 && <div className={classes.hatched} style={{ width: `${missing}%` }} />}
    </div>
  );
}
