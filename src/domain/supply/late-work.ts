import { type IsoDate, earliestOf } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { isScrub } from '#domain/trays/scrub-task.ts';
import type { LateList } from '#domain/trays/late-list.ts';
import type { LateBatch } from './late-batches.ts';

export interface LateWork {
  /** Open tasks of days before today, the oldest first. */
  readonly tasks: readonly Task[];
  /** Batches that were missed: each counts as one. */
  readonly batches: readonly LateBatch[];
  readonly count: number;
  /** The day of the oldest of it; null when nothing is late. */
  readonly sinceISO: IsoDate | null;
}

/** A scrub is planned again every day, so it is never late. The days hold no open steps of missed batches. */
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
    sinceISO: earliestOf(since),
  };
}

export function lateList({ tasks, batches }: LateWork): LateList {
  return {
    taskIds: tasks.map(({ id }) => id),
    cycleKeys: batches.map(({ cycleKey }) => cycleKey),
  };
}
