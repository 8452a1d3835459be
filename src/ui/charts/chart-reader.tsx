import { Tooltip } from '@mantine/core';
import type { ChartPlace } from './chart-place.ts';
import { placeSentence, readPlace } from './chart-reading.ts';
import { ReadValues } from './read-values.tsx';
import classes from './chart-reader.module.css';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Tells the values of one place of a chart: of the one that is pointed at, or by keys like a slider. */
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

/** Places that one press of Page Up or Page Down goes on: a week of days. */
const PAGE = 7;

/** The place that is pointed at or stepped to, until the mouse leaves, or something else or Escape is pressed. */
function useReadPlace(places: readonly ChartPlace[]) {
  const [read, setRead] = useState<number | null>(null);
  const last = places.length - 1;
  const stop = () => setRead(null);
  const ref = useClickOutside<HTMLDivElement>(stop);
  // The chart may have fewer places than before.
  const current = read === null ? null : Math.min(read, last);
  const start = Math.max(
    0,
    places.findIndex(({ strong }) => strong),
  );
  const onPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * places.length);
    setRead(Math.max(0, Math.min(last, index)));
  };
  return {
    current,
    /** Where reading begins by keys. */
    start,
    handlers: {
      ref,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerLeave: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        // A finger that is lifted leaves, too, but its value stays to be read.
        const isKept = pointerType === 'touch' || document.activeElement === currentTarget;
        if (!isKept) stop();
      },
      onFocus: () => setRead((index) => index ?? start),
      onBlur: stop,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') return stop();
        const next = stepTo(event.key, current, last);
        if (next === null) return;
        event.preventDefault();
        setRead(current === null ? start : next);
      },
    },
  };
}

function stepTo(key: string, from: number | null, last: number): number | null {
  const at = from ?? 0;
  const next = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    PageUp: at + PAGE,
    PageDown: at - PAGE,
    Home: 0,
    End: last,
  }[key];
  return next === undefined ? null : Math.max(0, Math.min(last, next));
}
