/** Messages about tasks share one place: ticking down a list leaves the last one only. */
export const TASK_TOASTS = 'tasks';
