import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Millis } from '#domain/calendar/iso-date.ts';
import { useFarmStore } from '../farm-context.ts';

export function useCloud() {
  const { onChange, status, syncNow, decide } = useFarmStore().sync;
  return { status: useSyncExternalStore(onChange, status), syncNow, decide };
}

export function useClock(): () => Millis {
  const { clock } = useFarmStore().world;
  return useCallback(() => clock.now(), [clock]);
}

/** Counts down the seconds to an instant. 0 after it, or without one. */
export function useSecondsUntil(instant: Millis | null): number {
  const { clock, timers } = useFarmStore().world;
  const [, tick] = useState(0);
  const seconds = instant === null ? 0 : Math.max(0, Math.ceil((instant - clock.now()) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    return timers.after(1000, () => tick((ticks) => ticks + 1));
  });
  return seconds;
}
