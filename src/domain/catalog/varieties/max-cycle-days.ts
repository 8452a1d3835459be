/** A longer cycle is a slip of the finger, and a plan with a task for every day of it would never end. */
export const MAX_CYCLE_DAYS = 3650;
