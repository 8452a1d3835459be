import { dayNumber } from '#domain/calendar/day-number.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** How many days ahead harvests become tasks. */
export const REBUILD_HORIZON_DAYS = 90;
const LOOK_BEHIND_DAYS = 1;

/** The days that are planned, both included. */
export interface PlanWindow {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** The days from yesterday to a horizon. */
export function planWindow(today: IsoDate, horizonDays: number): PlanWindow {
  const day = dayNumber(today);
  return { from: day - LOOK_BEHIND_DAYS, to: day + horizonDays };
}
