import { type DaySpan, type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';

/** Days ahead for which harvests become tasks. */
export const REBUILD_HORIZON_DAYS = 90;
const LOOK_BEHIND_DAYS = 1;

/** The days from yesterday to a horizon. */
export function planWindow(today: IsoDate, horizonDays: number): DaySpan {
  const day = dayNumber(today);
  return { from: day - LOOK_BEHIND_DAYS, to: day + horizonDays };
}
