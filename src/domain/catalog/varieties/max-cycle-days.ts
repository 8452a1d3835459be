/** Longer cycles are typing errors; a plan with daily tasks for one would be huge. */
export const MAX_CYCLE_DAYS = 3650;
