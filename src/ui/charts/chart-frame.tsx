import type { ReactNode } from 'react';
import { labelledGroups } from './column-layout.ts';
import classes from './column-chart.module.css';

/** Names that fit beside each other on a wide and on a narrow chart. */
const NAMES = { wide: 16, narrow: 7 } as const;

/** A line across a chart, and what stands beside it. */
export interface ChartTick {
  /** On the scale of the chart. */
  readonly at: number;
  readonly label: string;
  readonly kind?: 'base' | 'limit';
}

/** A place along the bottom of a chart. */
export interface ChartPlace {
  readonly key: string;
  /** Two short lines under the columns. */
  readonly name: readonly [first: string, second: string];
  /** Like today among other days. */
  readonly strong?: boolean;
}

/** On which charts something is shown. */
export type Show = 'always' | 'wide' | 'narrow' | 'never';

/** The lines of a chart of columns, the room for its columns, and the names under them. */
export function ChartFrame<P extends ChartPlace>(props: {
  /** Says in a sentence what the picture shows. */
  readonly label: string;
  readonly ticks: readonly ChartTick[];
  /** The value at the upper edge. */
  readonly top: number;
  readonly places: readonly P[];
  /** The columns of a place. */
  readonly children: (place: P, index: number) => ReactNode;
}) {
  const { places } = props;
  const named = shownWhere(NAMES, (room) => labelledGroups(places.length, room));
  return (
    <div role="img" aria-label={props.label} className={classes.chart}>
      <div className={classes.plot}>
        {props.ticks.map(({ at, label, kind }) => (
          <div
            key={at}
            className={classes.line}
            data-base={kind === 'base' || undefined}
            data-limit={kind === 'limit' || undefined}
            style={{ bottom: `${(at / props.top) * 100}%` }}
          >
            <span className={classes.tick}>{label}</span>
          </div>
        ))}
        <div className={classes.groups}>
          {places.map((place, index) => (
            <div key={place.key} className={classes.group}>
              {props.children(place, index)}
            </div>
          ))}
        </div>
      </div>
      <div className={classes.labels}>
        {places.map((place, index) => (
          <div key={place.key} className={classes.label} data-strong={place.strong || undefined}>
            <PlaceName place={place} show={named(index)} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** On which charts a place has its words, from how many there is room for on each. */
export function shownWhere(
  room: { readonly wide: number; readonly narrow: number },
  shown: (room: number) => ReadonlySet<number>,
): (index: number) => Show {
  const [wide, narrow] = [shown(room.wide), shown(room.narrow)];
  return (index) => {
    if (wide.has(index)) return narrow.has(index) ? 'always' : 'wide';
    return narrow.has(index) ? 'narrow' : 'never';
  };
}

function PlaceName({ place, show }: { readonly place: ChartPlace; readonly show: Show }) {
  if (show === 'never') return null;
  const [first, second] = place.name;
  return (
    <span data-show={show}>
      <b>{first}</b>
      {second}
    </span>
  );
}
