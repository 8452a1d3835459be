import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { PlantingFarm } from './book-plantings.ts';
import { moveWork } from './move-work.ts';
import { beginsBatch } from './planted-batches.ts';
import { skippedTogether, skipTasks } from './skip-work.ts';
import { tickTasks } from './tick-tasks.ts';
import type { TrayFarm } from './tray-farm.ts';

/** Late work that is settled in one go, as it stood on the screen: single tasks, and batches that were missed. */
export interface LateList {
  readonly taskIds: readonly string[];
  readonly cycleKeys: readonly string[];
}

/**
 * Tells that all late work was done in its time.
 *
 * A batch that was missed was soaked and planted on its own days; its later steps stay open.
 */
export function tickLate<T extends PlantingFarm>(farm: T, list: LateList, moment: Moment): T {
  return tickTasks(farm, lateTasksOf(farm.tasks, list), true, moment);
}

/**
 * Puts all late work on today.
 *
 * What begins a batch that is not in the ground takes the batch along. Of the others the latest goes first,
 * so that it is not in the way of the step before it; a step that the next one leaves no room for stays.
 */
export function moveLateToToday<T extends Pick<TrayFarm, 'tasks' | 'traysPlantedLog'>>(
  farm: T,
  list: LateList,
  today: IsoDate,
): T {
  const late = lateTasksOf(farm.tasks, list).toSorted(compareTasks);
  const inTurn = [
    ...late.filter(beginsBatch),
    ...late.filter((task) => !beginsBatch(task)).toReversed(),
  ];
  return inTurn.reduce((moved, { id }) => {
    const task = moved.tasks.find((one) => one.id === id);
    return task === undefined || task.dateISO >= today
      ? moved
      : moveWork(moved, task, today, today);
  }, farm);
}

/** Gives all late work up: the soak or the planting of a batch that is not in the ground with all of it. */
export function skipLate<T extends TrayFarm>(farm: T, list: LateList): T {
  return skipTasks(
    farm,
    lateTasksOf(farm.tasks, list).flatMap((task) => skippedTogether(farm, task)),
  );
}

/** What is still open of a list; a batch stands for its open soak and plantings. */
function lateTasksOf(tasks: readonly Task[], { taskIds, cycleKeys }: LateList): readonly Task[] {
  const ids = new Set(taskIds);
  const cycles = new Set(cycleKeys);
  return tasks.filter(
    (task) => !task.done && (ids.has(task.id) || (cycles.has(task.cycleKey) && beginsBatch(task))),
  );
}
