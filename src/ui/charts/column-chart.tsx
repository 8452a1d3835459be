import { VisuallyHidden } from '@mantine/core';
import { ChartFrame, shownWhere, type Show } from './chart-frame.tsx';
import { columnValue, highestValue, type ChartColumn, type ChartPlace } from './chart-place.ts';
import { ChartReader } from './chart-reader.tsx';
import { columnText } from './chart-reading.ts';
import {
  chartScale,
  columnHeights,
  columnNumber,
  type ChartScale,
  type ChartUnit,
} from './chart-scale.ts';
import { printedPlaces, textRoom, USUAL_SIGNS } from './column-layout.ts';
import classes from './column-chart.module.css';
import type { BarPart } from './parts-bar.tsx';

/** Numbers of usual length that fit beside each other on a wide and on a narrow chart. */
const NUMBERS = { wide: 16, narrow: 5 } as const;

/**
 * Columns side by side along the bottom, each of parts on top of each other. What is above the limit
 * is hatched and has its number, or else the highest; every value is told where the chart is pointed
 * at, touched or stepped through by keys, and in a table for screen readers.
 */
export function ColumnChart(props: {
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  readonly unit: ChartUnit;
  readonly per: 'day' | 'week';
  readonly places: readonly ChartPlace[];
}) {
  const { places, unit } = props;
  const scale = chartScale(unit, Math.max(0, ...places.map(highestValue)));
  const numbers = places.map((place) => columnNumber(unit, highestValue(place)));
  const printed = shownWhere(NUMBERS, (room) =>
    printedPlaces(places, scale.limit, textRoom(room, USUAL_SIGNS.number, numbers)),
  );
  const readingLabel = `Values by ${props.per}`;
  return (
    <figure aria-label={props.label} className={classes.figure}>
      <ChartFrame
        scale={scale}
        places={places}
        renderPlace={(place, index) => {
          const highest = place.columns.find((one) => columnValue(one) === highestValue(place));
          return place.columns.map((column) => (
            <Column
              key={column.label}
              column={column}
              unit={unit}
              scale={scale}
              printed={column === highest ? printed(index) : 'never'}
            />
          ));
        }}
      >
        <ChartReader label={readingLabel} places={places} />
      </ChartFrame>
      <ChartTable label={readingLabel} per={props.per} places={places} />
    </figure>
  );
}

function Column(props: {
  readonly column: ChartColumn;
  readonly unit: ChartUnit;
  readonly scale: ChartScale;
  readonly printed: Show;
}) {
  const { column, scale } = props;
  const value = columnValue(column);
  const { fill, over } = columnHeights(value, scale);
  return (
    <div className={classes.column} data-limited={scale.limit !== null || undefined}>
      <div
        className={classes.fill}
        style={{ height: `${fill}%`, backgroundImage: stackedColors(column.parts) }}
      />
      {over > 0 && <div className={classes.over} style={{ height: `${over}%` }} />}
      {props.printed !== 'never' && (
        <span
          className={classes.number}
          data-over={over > 0 || undefined}
          data-show={props.printed}
          style={{ bottom: `${fill + over}%` }}
        >
          {columnNumber(props.unit, value)}
        </span>
      )}
    </div>
  );
}

function ChartTable(props: {
  readonly label: string;
  readonly per: 'day' | 'week';
  readonly places: readonly ChartPlace[];
}) {
  const { places } = props;
  const [first] = places;
  if (first === undefined) return null;
  return (
    <VisuallyHidden component="div">
      <table aria-label={props.label}>
        <thead>
          <tr>
            <th scope="col">{props.per === 'day' ? 'Day' : 'Week'}</th>
            {first.columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ key, title, columns }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map((column) => (
                <td key={column.label}>{columnText(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const GROUND = 'var(--mgm-card)';

/** The gap before a part takes no more than this much of it, so that even thin ones are seen. */
const MAX_GAP_SHARE = 0.3;

/**
 * The colors of parts that stand on each other, as one CSS image: a year by variety would be
 * thousands of boxes. A gap before each further part is taken from that part, so that heights stay
 * true.
 */
function stackedColors(parts: readonly BarPart[]): string | undefined {
  const shown = parts.filter(({ value }) => value > 0);
  const whole = shown.reduce((sum, { value }) => sum + value, 0);
  if (whole === 0) return undefined;
  let below = 0;
  const stops = shown.flatMap(({ value, color }, index) => {
    const start = percent(below / whole);
    below += value;
    const end = percent(below / whole);
    if (index === 0) return [`${color} ${start} ${end}`];
    const gapEnd = `calc(${start} + min(2px, ${percent((value / whole) * MAX_GAP_SHARE)}))`;
    return [`${GROUND} ${start} ${gapEnd}`, `${color} ${gapEnd} ${end}`];
  });
  return `linear-gradient(to top, ${stops.join(', ')})`;
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
