import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { isScrub } from '#domain/trays/scrub-task.ts';
import type { LateList } from '#domain/trays/late-list.ts';
import type { LateBatch } from './late-batches.ts';

/** All that should have been done before today. */
export interface LateWork {
  /** Open tasks of days before today, the oldest first. */
  readonly tasks: readonly Task[];
  /** Batches that were missed: each counts as one. */
  readonly batches: readonly LateBatch[];
  readonly count: number;
  /** The day of the oldest of it; null when nothing is late. */
  readonly sinceISO: IsoDate | null;
}

/**
 * What is late on a day. The scrub is asked for anew every day, so it never is.
 *
 * @param days - Without the open steps of the batches that were missed.
 */
export function lateWork(
  days: readonly TaskDay[],
  batches: readonly LateBatch[],
  today: IsoDate,
): LateWork {
  const tasks = days
    .filter(({ dateISO }) => dateISO < today)
    .flatMap((day) => day.tasks.filter((task) => !task.done && !isScrub(task)));
  const since = [...tasks, ...batches.map(({ begins }) => begins)].map(({ dateISO }) => dateISO);
  return {
    tasks,
    batches,
    count: tasks.length + batches.length,
    sinceISO: since.toSorted()[0] ?? null,
  };
}

/** Late work by its names, to be settled in one go. */
export function lateList({ tasks, batches }: LateWork): LateList {
  return {
    taskIds: tasks.map(({ id }) => id),
    cycleKeys: batches.map(({ cycleKey }) => cycleKey),
  };
}
