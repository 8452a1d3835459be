import classes from './parts-bar.module.css';

export interface BarPart {
  readonly key: string;
  readonly value: number;
  readonly color: string;
  /** Its name and its value in words, where it is told by itself. */
  readonly told?: { readonly label: string; readonly text: string };
}

/** A flat bar of parts, as long as they add up to on the scale of `of`, and never longer than that. */
export function PartsBar(props: {
  readonly parts: readonly BarPart[];
  /** The amount that is the whole width. */
  readonly of: number;
  /** Hatched in red behind the parts: what is missing or too much. */
  readonly short?: number;
  /** A gauge is thin and shows its whole width; a bar is compared with those above and below it. */
  readonly look?: 'bar' | 'gauge';
}) {
  const { of, short = 0, look = 'gauge' } = props;
  const shown = [
    ...props.parts,
    ...(short > 0 ? [{ key: 'short', value: short, color: null }] : []),
  ].filter(({ value }) => value > 0 && of > 0);
  return (
    <div className={classes.bar} data-look={look} aria-hidden>
      {shown.map(({ key, value, color }) => (
        <div
          key={key}
          className={classes.part}
          data-short={color === null || undefined}
          style={{
            width: `${(value / of) * 100}%`,
            ...(color !== null && { backgroundColor: color }),
          }}
        />
      ))}
    </div>
  );
}
