import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { bookSeed } from '#domain/catalog/seeds/book-seed.ts';
import { type Task, type TaskType, isCarriedOut } from '#domain/planning/task.ts';
import { type PlantingFarm, bookPlantings, undoBookPlantings } from './book-plantings.ts';
import { markTasks, replantTrays } from './mark-tasks.ts';
import { beginsBatch } from './planted-batches.ts';
import { recordPlanted, type PlantedLine } from './planted-log.ts';
import { reopenSkippedBatches } from './skip-work.ts';

/**
 * Marks tasks done or open. Trays move, and a planting is recorded on its own day with its seed. Marking a
 * skipped batch’s soak or planting done reopens its other steps.
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

export interface PlantedDay {
  readonly dateISO: IsoDate;
  readonly entries: readonly PlantedLine[];
  readonly recordedAtISO: IsoInstant;
  /** Closes the day in the same step, as MARK_DAY_DONE. */
  readonly markDayDone?: boolean;
  readonly taskIds?: readonly string[];
  /** Ticks the open soak and plantings of that batch, each on its own day, as MARK_PLANTED. */
  readonly cycleKey?: string;
}

/**
 * The recorded counts come first, so that the plantings marked with the day put just these trays in
 * use; plantings that are done already are put right.
 */
export function recordTraysPlanted<T extends PlantingFarm>(
  farm: T,
  { dateISO, entries, recordedAtISO, markDayDone, taskIds, cycleKey }: PlantedDay,
  moment: ActionContext,
): T {
  const { log, changes } = recordPlanted(farm.traysPlantedLog, dateISO, entries, recordedAtISO);
  if (changes.length === 0) return farm;
  const recorded = replantTrays(farm, log, dateISO, moment);
  const booked = changes.reduce(
    (one, change) => bookSeed(one, { ...change, dateISO }, recordedAtISO),
    recorded,
  );
  if (cycleKey !== undefined) return completePlanted(booked, cycleKey, moment);
  if (markDayDone !== true) return booked;
  return completeDay(booked, { dateISO, ...(taskIds && { taskIds }) }, moment);
}
