import type { Millis } from '#domain/calendar/iso-date.ts';
import type { Clock, Timers } from '#state/ports/environment.ts';
import { onPageWake } from '../on-page-visible.ts';
import { localDay } from './local-day.ts';

/** Just past midnight, so that a timer which fires early does not find yesterday again. */
const AFTER_MIDNIGHT_MS = 250;

export function systemClock(): Clock {
  return {
    now: () => Date.now(),
    today: () => localDay(Date.now()),
    localTime,
    onDayChange(listener) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const check = (): void => {
        clearTimeout(timer);
        timer = setTimeout(check, untilMidnight(new Date()) + AFTER_MIDNIGHT_MS);
        listener();
      };
      timer = setTimeout(check, untilMidnight(new Date()) + AFTER_MIDNIGHT_MS);
      // Timers of sleeping devices and hidden pages come late, so waking up checks as well.
      const stopWake = onPageWake(check);
      return () => {
        clearTimeout(timer);
        stopWake();
      };
    },
  };
}

function localTime(at: Millis): string {
  const time = new Date(at);
  const [hours, minutes] = [time.getHours(), time.getMinutes()];
  return `${localDay(at)}T${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function untilMidnight(time: Date): number {
  const midnight = new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1);
  return midnight.getTime() - time.getTime();
}

export function systemTimers(): Timers {
  return {
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
