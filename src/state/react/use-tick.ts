import { useEffect, useState } from 'react';
import type { Millis } from '#domain/calendar/iso-date.ts';
import { useFarmStore } from './farm-context.ts';

/** Redraws the component at an interval, for values from outside the farm. */
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
