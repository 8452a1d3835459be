const DEFAULT_WINDOW_DAYS = 14;
const MAX_WINDOW_DAYS = 60;

/** Days that capacity looks ahead: 1 to 60, and 14 when nothing was said. */
export function windowDays(wanted: number | null): number {
  if (wanted === null || Number.isNaN(wanted)) return DEFAULT_WINDOW_DAYS;
  return Math.min(MAX_WINDOW_DAYS, Math.max(1, Math.floor(wanted)));
}
