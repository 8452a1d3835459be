import { formatYield, listYields } from '#ui/format-weights.ts';
import classes from './sample-dots.module.css';
import { sampleScale } from './sample-scale.ts';

/** Weighed trays as dots along a line of ounces, with their average. */
export function SampleDots(props: {
  readonly samples: readonly number[];
  readonly average: number;
}) {
  const { dots, ticks, averagePercent } = sampleScale(props.samples, props.average);
  const left = (percent: number) => ({ left: `${percent}%` });
  return (
    <figure className={classes.root} aria-label={`Weighed trays: ${listYields(props.samples)}`}>
      <div
        className={classes.averageLabel}
        style={{ left: `${Math.min(75, Math.max(25, averagePercent))}%` }}
      >
        average {formatYield(props.average, 2)}/tray
      </div>
      <div className={classes.line}>
        <div className={classes.average} style={left(averagePercent)} />
        {dots.map(({ percent, stacked }, index) => (
          <div
            // Weights may repeat and never move.
            key={index}
            className={classes.dot}
            style={{ ...left(percent), bottom: `${0.25 + stacked * 0.6875}rem` }}
          />
        ))}
      </div>
      <div className={classes.ticks} aria-hidden>
        {ticks.map(({ ounces, percent }) => (
          <span
            key={ounces}
            className={classes.tick}
            style={left(percent)}
            data-edge={percent < 6 || undefined}
          >
            {formatYield(ounces, 'all')}
          </span>
        ))}
      </div>
    </figure>
  );
}
