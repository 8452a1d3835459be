/** When planting begins, when the grower has not said. */
export const DEFAULT_MORNING_HOUR = 6;

/** The last hour of a day. */
export const MAX_MORNING_HOUR = 23;

/** The hour a grower means: a whole one of the day; none when it is no number. */
export function cleanMorningHour(hour: number | undefined): number | undefined {
  if (hour === undefined || !Number.isFinite(hour)) return undefined;
  return Math.min(MAX_MORNING_HOUR, Math.max(0, Math.floor(hour)));
}
