import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { Task, TaskType } from '#domain/planning/task.ts';
import { type PlantingFarm, bookPlantings, undoBookPlantings } from './book-plantings.ts';
import { markTasks } from './mark-tasks.ts';
import { beginsBatch } from './planted-batches.ts';
import { reopenSkippedBatches } from './skip-work.ts';

/**
 * Ticks tasks, or opens them again: their trays move, and what a planting puts in the ground is recorded
 * on its own day at once, with the seed it took.
 *
 * Ticking the soak or the planting of a batch that was skipped opens its other steps again.
 *
 * @param marked - Tasks of the farm that are not yet as wanted.
 */
export function completeTasks<T extends PlantingFarm>(
  farm: T,
  marked: readonly Task[],
  done: boolean,
  moment: ActionContext,
): T {
  const changing = marked.filter((task) => isCarriedOut(task) !== done);
  if (!done) return undoBookPlantings(markTasks(farm, marked, false, moment), changing, moment);
  const begun = reopenSkippedBatches(farm, marked);
  return markTasks(bookPlantings(begun, changing, moment), marked, true, moment);
}

/** A day whose open tasks are ticked together: all of them, one kind, or only those of a list. */
export interface ClosedDay {
  readonly dateISO: IsoDate;
  readonly type?: TaskType;
  readonly taskIds?: readonly string[];
}

/** Ticks what is open on a day. */
export function completeDay<T extends PlantingFarm>(
  farm: T,
  { dateISO, type, taskIds }: ClosedDay,
  moment: ActionContext,
): T {
  const ids = taskIds === undefined ? null : new Set(taskIds);
  const open = farm.tasks.filter(
    (task) =>
      task.dateISO === dateISO &&
      !task.done &&
      (type === undefined || task.type === type) &&
      (ids === null || ids.has(task.id)),
  );
  return completeTasks(farm, open, true, moment);
}

/** Tells afterwards that a batch was planted: its open soak and plantings are ticked, each on its own day. */
export function completePlanted<T extends PlantingFarm>(
  farm: T,
  cycleKey: string,
  moment: ActionContext,
): T {
  const begins = farm.tasks.filter(
    (task) => task.cycleKey === cycleKey && beginsBatch(task) && !task.done,
  );
  return completeTasks(farm, begins, true, moment);
}
