import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { incrementalGroupBy } from '#domain/records/incremental-group-by.ts';
import type { Task } from './task.ts';

/**
 * Checks whether a task's work was carried out.
 *
 * A skipped task is done, but nothing was planted, harvested or scrubbed. To count work use this;
 * to list open work use `done`.
 */
export function isCarriedOut(task: Pick<Task, 'done' | 'skipped'>): boolean {
  return task.done && task.skipped !== true;
}

/** The day the plan gave a task, wherever a grower has put it since. */
export function plannedDay(task: Pick<Task, 'dateISO' | 'movedFromISO'>): IsoDate {
  return task.movedFromISO ?? task.dateISO;
}

/** The tasks of every cycle, in order; those outside of any cycle under ''. */
export const tasksByCycle: (tasks: readonly Task[]) => ReadonlyMap<string, readonly Task[]> =
  incrementalGroupBy(({ cycleKey }: Task) => cycleKey);
