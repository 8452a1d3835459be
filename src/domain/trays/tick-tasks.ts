import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { Task, TaskType } from '#domain/planning/task.ts';
import { bookPlantings, unbookPlantings } from './book-plantings.ts';
import type { PlantingFarm } from './book-plantings.ts';
import { markTasks } from './mark-tasks.ts';
import { reopenSkippedBatches } from './skip-work.ts';

/**
 * Ticks tasks, or opens them again: their trays move, and what a planting puts in the ground is recorded
 * on its own day at once, with the seed it took.
 *
 * Ticking the soak or the planting of a batch that was skipped opens its other steps again.
 *
 * @param marked - Tasks of the farm that are not yet as wanted.
 */
export function tickTasks<T extends PlantingFarm>(
  farm: T,
  marked: readonly Task[],
  done: boolean,
  moment: Moment,
): T {
  const changing = marked.filter((task) => isCarriedOut(task) !== done);
  if (!done) return unbookPlantings(markTasks(farm, marked, false, moment), changing, moment);
  const begun = reopenSkippedBatches(farm, marked);
  return markTasks(bookPlantings(begun, changing, moment), marked, true, moment);
}

/** Ticks what is open on a day, or one kind of it. */
export function tickDay<T extends PlantingFarm>(
  farm: T,
  { dateISO, type }: { readonly dateISO: IsoDate; readonly type?: TaskType },
  moment: Moment,
): T {
  const open = farm.tasks.filter(
    (task) => task.dateISO === dateISO && !task.done && (type === undefined || task.type === type),
  );
  return tickTasks(farm, open, true, moment);
}
