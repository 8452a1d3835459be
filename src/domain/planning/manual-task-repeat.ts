/** The steps in which a manual task comes back, the shortest first. */
export const MANUAL_TASK_REPEATS = ['DAILY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY'] as const;

/** Repeat interval of a manual task. */
export type ManualTaskRepeat = (typeof MANUAL_TASK_REPEATS)[number];
