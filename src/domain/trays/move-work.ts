import { type IsoDate, addDays, daysBetween, earliestOf } from '#domain/calendar/iso-date.ts';
import { moveTask } from '#domain/planning/move-task.ts';
import { canMoveTo, stepNeighbors } from '#domain/planning/step-limits.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import { batchOf, beginsBatch, type GroundFarm, movesBatch } from './planted-batches.ts';
import type { TrayFarm } from './tray-farm.ts';

/**
 * Moves an open task to another day.
 *
 * The soak or planting of an unplanted batch moves the whole batch: every open step by the same days, the first
 * one to today at the earliest. Other steps move alone, between their neighbors. The planting of a growing
 * batch doesn't move.
 */
export function moveWork<T extends GroundFarm>(
  farm: T,
  task: Task,
  dateISO: IsoDate,
  today: IsoDate,
): T {
  if (dateISO === task.dateISO) return farm;
  if (movesBatch(farm, task)) {
    const open = batchOf(farm.tasks, task).filter(({ done }) => !done);
    const days = batchShift(open, daysBetween(task.dateISO, dateISO), today);
    return moveEach(farm, open, (step) => addDays(step.dateISO, days));
  }
  if (task.type === 'PLANT' && task.cycleKey !== '') return farm;
  const neighbors = stepNeighbors(batchOf(farm.tasks, task), task);
  return canMoveTo(dateISO, neighbors) ? moveEach(farm, [task], () => dateISO) : farm;
}

/** By how many days a batch moves: as wanted, but its first open soak or planting not to before today. */
export function batchShift(open: readonly Task[], wantedDays: number, today: IsoDate): number {
  const first = earliestOf(open.filter(beginsBatch).map(({ dateISO }) => dateISO));
  return first === null ? wantedDays : Math.max(wantedDays, daysBetween(first, today));
}

function moveEach<T extends Pick<TrayFarm, 'tasks'>>(
  farm: T,
  moved: readonly Task[],
  dayOf: (task: Task) => IsoDate,
): T {
  const ids = new Set(moved.filter((task) => dayOf(task) !== task.dateISO).map(({ id }) => id));
  if (ids.size === 0) return farm;
  const tasks = farm.tasks
    .map((task) => (ids.has(task.id) ? moveTask(task, dayOf(task)) : task))
    .sort(compareTasks);
  return { ...farm, tasks };
}
