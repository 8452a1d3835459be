import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { Task } from '#domain/planning/task.ts';
import type { PlantingFarm } from './book-plantings.ts';
import { markTasks } from './mark-tasks.ts';
import { moveWork } from './move-work.ts';
import { batchOf, beginsBatch, movesBatch } from './planted-batches.ts';
import { skippedTogether, skipTasks } from './skip-work.ts';
import { completeTasks } from './complete-tasks.ts';
import type { TrayFarm } from './tray-farm.ts';

/** Late work to complete together, as shown: single tasks and missed batches. */
export interface LateList {
  readonly taskIds: readonly string[];
  readonly cycleKeys: readonly string[];
}

/**
 * Marks all late work as done on time.
 *
 * A missed batch was soaked and planted on its own days, and its later steps before today were done too. Its
 * harvest and future steps stay open.
 */
export function completeLateWork<T extends PlantingFarm>(
  farm: T,
  list: LateList,
  moment: ActionContext,
): T {
  const missed = new Set(list.cycleKeys);
  const since = farm.tasks.filter(
    ({ done, cycleKey, type, dateISO }) =>
      !done && missed.has(cycleKey) && type !== 'HARVEST' && dateISO < moment.today,
  );
  const late = new Set([...lateTasksOf(farm.tasks, list), ...since]);
  return completeTasks(farm, [...late], true, moment);
}

/**
 * Puts all late work on today.
 *
 * What begins a batch that is not in the ground takes the batch along. Of the other steps of a batch only the
 * latest that is due is left to do: those before it are done with it.
 */
export function moveLateToToday<T extends TrayFarm>(
  farm: T,
  list: LateList,
  moment: ActionContext,
): T {
  const { today } = moment;
  const late = lateTasksOf(farm.tasks, list);
  const begun = late
    .filter((task) => movesBatch(farm, task))
    .reduce((moved, { id }) => moveLate(moved, id, today), farm);
  const ids = new Set(late.map(({ id }) => id));
  const steps = begun.tasks.filter(({ id, dateISO }) => ids.has(id) && dateISO < today);
  const overtaken = steps.filter((task) => isOvertaken(task, batchOf(begun.tasks, task), today));
  const caughtUp = markTasks(begun, overtaken, true, moment);
  return steps.reduce((moved, { id }) => moveLate(moved, id, today), caughtUp);
}

function moveLate<T extends TrayFarm>(farm: T, id: string, today: IsoDate): T {
  const task = farm.tasks.find((one) => one.id === id);
  const isLate = task !== undefined && !task.done && task.dateISO < today;
  return isLate ? moveWork(farm, task, today, today) : farm;
}

/** Whether a later step of its batch was due by today as well; plantings and harvests each count for themselves. */
function isOvertaken(task: Task, batch: readonly Task[], today: IsoDate): boolean {
  if (task.type === 'PLANT' || task.type === 'HARVEST') return false;
  return batch.some(
    (step) =>
      step.type !== 'GENERAL' &&
      step.skipped !== true &&
      step.dateISO <= today &&
      compareTasks(task, step) < 0,
  );
}

/** Gives all late work up: the soak or the planting of a batch that is not in the ground with all of it. */
export function skipLate<T extends TrayFarm>(farm: T, list: LateList): T {
  return skipTasks(
    farm,
    lateTasksOf(farm.tasks, list).flatMap((task) => skippedTogether(farm, task)),
  );
}

/** Open tasks of a list. A batch stands for its open soak and plantings. */
function lateTasksOf(tasks: readonly Task[], { taskIds, cycleKeys }: LateList): readonly Task[] {
  const ids = new Set(taskIds);
  const cycles = new Set(cycleKeys);
  return tasks.filter(
    (task) => !task.done && (ids.has(task.id) || (cycles.has(task.cycleKey) && beginsBatch(task))),
  );
}
