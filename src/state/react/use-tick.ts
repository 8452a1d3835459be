import { useEffect, useState } from 'react';
import type { Millis } from '#domain/calendar/iso-date.ts';
import { useFarmStore } from './farm-context.ts';

/** Draws its component again every so many milliseconds, for what is read from the world itself. */
export function useTick(every: Millis): void {
  const { timers } = useFarmStore().world;
  const [, setTicks] = useState(0);
  useEffect(() => {
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = timers.after(every, () => {
        setTicks((ticks) => ticks + 1);
        wait();
      });
    };
    wait();
    return () => cancel();
  }, [timers, every]);
}
