import type { DayNumber } from '#domain/calendar/iso-date.ts';

export function emptyDays(days: number): number[] {
  return Array.from({ length: days }, () => 0);
}

/** Adds an amount to the days from one up to, and without, another, as far as they are in the window. */
export function occupyDays(
  used: number[],
  from: DayNumber,
  until: DayNumber,
  amount: number,
): void {
  for (let day = Math.max(0, from); day < Math.min(until, used.length); day += 1) {
    used[day] = (used[day] ?? 0) + amount;
  }
}
