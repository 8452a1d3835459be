import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';

const FIRST_ARCHIVED_DAYS = 7;
const MORE_ARCHIVED_DAYS = 30;
const LATE_DAYS = 60;

/**
 * The latest of the days before today, so that the work of today stays near the top: a week of done
 * days at first and a month more each time, and far more of the days on which something is late.
 */
export function dayPortion(listed: readonly TaskDay[], today: IsoDate, steps: number) {
  const past = listed.filter((day) => day.dateISO < today);
  const shown = new Set([
    ...past.filter((day) => day.openCount > 0).slice(-LATE_DAYS * (steps + 1)),
    ...past
      .filter((day) => day.openCount === 0)
      .slice(-(FIRST_ARCHIVED_DAYS + MORE_ARCHIVED_DAYS * steps)),
  ]);
  return {
    days: listed.filter((day) => day.dateISO >= today || shown.has(day)),
    hasEarlier: shown.size < past.length,
  };
}
