import { useClickOutside } from '@mantine/hooks';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { ChartPlace } from './chart-place.ts';

/** Places that one press of Page Up or Page Down goes on: a week of days. */
const PAGE = 7;

/**
 * Which place of a chart is read: the one under the mouse or the finger, or the one that keys have
 * stepped to. It stays until the mouse leaves, something else is touched, or Escape is pressed.
 */
export function useReadPlace(places: readonly ChartPlace[]) {
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
