import { amountTicks } from './amount-scale.ts';
import { ChartFrame, type ChartPlace } from './chart-frame.tsx';
import { formatNumber } from '../format.ts';
import { stackedColors } from './stacked-colors.ts';
import type { BarPart } from './stacked-bar.tsx';
import classes from './amount-chart.module.css';

/** What stands at one place of the chart: columns side by side, each of parts on top of each other. */
export interface AmountPlace extends ChartPlace {
  readonly columns: readonly (readonly BarPart[])[];
}

/**
 * Amounts as columns along the bottom. Only the highest column has its number; the others are read
 * in the table that stands beside the chart.
 */
export function AmountChart(props: {
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  readonly places: readonly AmountPlace[];
}) {
  const { places } = props;
  const highest = Math.max(0, ...places.flatMap(({ columns }) => columns.map(heightOf)));
  const ticks = amountTicks(highest);
  const top = ticks[2];
  const peak = places.findIndex(({ columns }) => columns.some((one) => heightOf(one) === highest));
  return (
    <ChartFrame
      label={props.label}
      top={top}
      places={places}
      ticks={ticks.map((at) => ({
        at,
        label: formatNumber(at),
        ...(at === 0 ? { kind: 'base' } : {}),
      }))}
    >
      {({ columns }, index) =>
        columns.map((parts, series) => (
          <Column
            // The columns of a place always mean the same, by their order.
            key={series}
            parts={parts}
            top={top}
            isPeak={index === peak && highest > 0 && heightOf(parts) === highest}
          />
        ))
      }
    </ChartFrame>
  );
}

function Column(props: {
  readonly parts: readonly BarPart[];
  readonly top: number;
  /** Whether its number stands above it. */
  readonly isPeak: boolean;
}) {
  const height = `${(heightOf(props.parts) / props.top) * 100}%`;
  return (
    <div className={classes.column}>
      <div
        className={classes.fill}
        style={{ height, backgroundImage: stackedColors(props.parts) }}
      />
      {props.isPeak && (
        <span className={classes.peak} style={{ bottom: height }}>
          {formatNumber(heightOf(props.parts))}
        </span>
      )}
    </div>
  );
}

function heightOf(parts: readonly BarPart[]): number {
  return parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
}
