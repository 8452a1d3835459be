import { MANUAL_TASK_REPEATS } from '#domain/planning/manual-task-repeat.ts';
import type { TaskRepeat } from '#domain/planning/task.ts';
import { required, object } from './field.ts';
import * as a from './plain-fields.ts';

/** Repeat rule of a task. An invalid one is dropped. */
export const TASK_REPEAT = object<TaskRepeat>({
  seriesId: required(a.text()),
  step: required(a.choice(MANUAL_TASK_REPEATS, undefined)),
  firstISO: required(a.day()),
});
