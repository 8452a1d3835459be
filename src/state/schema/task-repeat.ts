import { MANUAL_TASK_REPEATS } from '#domain/planning/manual-task-repeat.ts';
import type { TaskRepeat } from '#domain/planning/task.ts';
import { needed, object } from './field.ts';
import * as a from './plain-fields.ts';

/** How a task comes back; without one of these it does not. */
export const TASK_REPEAT = object<TaskRepeat>({
  seriesId: needed(a.text()),
  step: needed(a.choice(MANUAL_TASK_REPEATS, undefined)),
  firstISO: needed(a.day()),
});
