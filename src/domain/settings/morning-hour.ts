/** Default hour at which planting starts. */
export const DEFAULT_MORNING_HOUR = 6;

/** The last hour of a day. */
export const MAX_MORNING_HOUR = 23;

/** Returns a whole hour of the day, or `undefined` if it isn't a number. */
export function cleanMorningHour(hour: number | undefined): number | undefined {
  if (hour === undefined || !Number.isFinite(hour)) return undefined;
  return Math.min(MAX_MORNING_HOUR, Math.max(0, Math.floor(hour)));
}
