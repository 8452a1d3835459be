import { Tooltip } from '@mantine/core';
import type { ChartPlace } from './chart-place.ts';
import { placeSentence, readPlace } from './chart-reading.ts';
import { ReadValues } from './read-values.tsx';
import { useReadPlace } from './use-read-place.ts';
import classes from './chart-reader.module.css';

/**
 * Lies over the columns of a chart and tells the values of one place: of the one under the mouse or
 * the finger, and by keys like a slider from place to place.
 */
export function ChartReader(props: {
  readonly label: string;
  readonly places: readonly ChartPlace[];
}) {
  const { places } = props;
  const { current, start, handlers } = useReadPlace(places);
  const at = current ?? start;
  const place = places[at];
  if (place === undefined) return null;
  const width = 100 / places.length;
  return (
    <div
      {...handlers}
      role="slider"
      tabIndex={0}
      className={classes.reader}
      aria-label={props.label}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={places.length}
      aria-valuenow={at + 1}
      aria-valuetext={placeSentence(place)}
    >
      {current !== null && (
        <Tooltip
          key={current}
          opened
          // Screen readers have the same words as the value of the slider.
          aria-hidden
          label={<ReadValues title={place.title} lines={readPlace(place)} />}
          position="top"
          transitionProps={{ duration: 0 }}
        >
          <div
            className={classes.place}
            style={{ insetInlineStart: `${current * width}%`, width: `${width}%` }}
          />
        </Tooltip>
      )}
    </div>
  );
}
