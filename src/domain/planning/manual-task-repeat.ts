/** The steps in which a manual task comes back, the shortest first. */
export const MANUAL_TASK_REPEATS = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;

/** How often a manual task comes back. */
export type ManualTaskRepeat = (typeof MANUAL_TASK_REPEATS)[number];
