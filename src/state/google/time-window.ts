import type { Millis } from '#domain/calendar/iso-date.ts';

export interface TimeWindow {
  readonly from: Millis;
  readonly until: Millis;
}

export function startWindow(now: Millis, length: Millis): TimeWindow {
  return { from: now, until: now + length };
}

/** Checks whether a window is active. A clock set back ends it, else it could last for days. */
export function isActive(window: TimeWindow | null, now: Millis): boolean {
  return window !== null && window.from <= now && now < window.until;
}

export function laterOf(left: TimeWindow | null, right: TimeWindow): TimeWindow {
  return left !== null && left.until > right.until ? left : right;
}
