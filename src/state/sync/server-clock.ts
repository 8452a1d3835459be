import type { Millis } from '#domain/calendar/iso-date.ts';
import type { Clock } from '../ports/environment.ts';

/** The time of the service, worked out from its last answer: the device's own clock may be wrong by years. */
export interface ServerClock {
  now(): Millis;
  heard(serverNow: Millis | null): void;
  /** An instant of the device's clock; never in the future. */
  correct(deviceTime: Millis): Millis;
}

export function serverClock(clock: Clock): ServerClock {
  let offset: Millis = 0;
  const now = (): Millis => clock.now() + offset;
  return {
    now,
    heard(serverNow) {
      if (serverNow !== null) offset = serverNow - clock.now();
    },
    correct: (deviceTime) => Math.min(now(), deviceTime + offset),
  };
}
