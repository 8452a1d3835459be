import type { ReactNode } from 'react';
import type { ChartPlace } from './chart-place.ts';
import type { ChartScale } from './chart-scale.ts';
import { labelledPlaces, textRoom, USUAL_SIGNS } from './column-layout.ts';
import classes from './chart-frame.module.css';

/** Names that fit beside each other on a wide and on a narrow chart. */
const NAMES = { wide: 16, narrow: 7 } as const;

export type Show = 'always' | 'wide' | 'narrow' | 'never';

/** The lines of a chart of columns, the room for its columns, and the names under them. */
export function ChartFrame(props: {
  readonly scale: ChartScale;
  readonly places: readonly ChartPlace[];
  readonly renderPlace: (place: ChartPlace, index: number) => ReactNode;
  /** Lies over the columns. */
  readonly children: ReactNode;
}) {
  const { places, scale } = props;
  const names = places.flatMap(({ name }) => name);
  const named = shownWhere(NAMES, (room) =>
    labelledPlaces(places.length, textRoom(room, USUAL_SIGNS.name, names)),
  );
  return (
    <div className={classes.chart}>
      <div className={classes.plot}>
        <div aria-hidden>
          {scale.ticks.map(({ at, label, kind }) => (
            <div
              key={at}
              className={classes.line}
              data-kind={kind}
              style={{ bottom: `${(at / scale.top) * 100}%` }}
            >
              <span className={classes.tick}>{label}</span>
            </div>
          ))}
          <div className={classes.places}>
            {places.map((place, index) => (
              <div key={place.key} className={classes.place}>
                {props.renderPlace(place, index)}
              </div>
            ))}
          </div>
        </div>
        {props.children}
      </div>
      <div className={classes.names} aria-hidden>
        {places.map((place, index) => (
          <div key={place.key} className={classes.name} data-strong={place.strong || undefined}>
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
