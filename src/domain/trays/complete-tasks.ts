import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { type Task, type TaskType, isCarriedOut } from '#domain/planning/task.ts';
import { type PlantingFarm, bookPlantings, undoBookPlantings } from './book-plantings.ts';
import { markTasks } from './mark-tasks.ts';
import { beginsBatch } from './planted-batches.ts';
import { reopenSkippedBatches } from './skip-work.ts';

/**
 * Marks tasks done or open. Trays move, and a planting is recorded on its own day with its seed.
 *
 * Marking a skipped batch's soak or planting done reopens its other steps.
 *
 * @param marked - Tasks of the farm whose state differs from the wanted one.
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

/** A day whose open tasks are completed together: all, one kind, or a list. */
export interface ClosedDay {
  readonly dateISO: IsoDate;
  readonly type?: TaskType;
  readonly taskIds?: readonly string[];
}

/** Completes the open tasks of a day. */
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

/** Records afterwards that a batch was planted. Its open soak and plantings are marked done on their own days. */
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
