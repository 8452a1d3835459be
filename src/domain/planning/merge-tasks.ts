import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { haveSameItems } from '#domain/records/lists.ts';
import { moveTask } from './move-task.ts';
import { carryOverTaskState } from './carry-over-task-state.ts';
import { type Task, withHarvestInKey, plannedDay } from './task.ts';
import { compareTasks } from './task-order.ts';

/**
 * Merges a new plan into a farm's tasks and keeps finished work.
 *
 * General, done and past tasks stay, and a cycle with a done task stays as a whole: growing trays aren't
 * planned again. All other tasks are replaced, on the day the grower moved them to.
 *
 * A moved task counts as the work of its planned day, so the plan never makes it again.
 *
 * @param planned - Planned tasks with unique keys.
 * @returns The same list if nothing changes.
 */
export function mergeTasks(
  existing: readonly Task[],
  planned: readonly Task[],
  today: IsoDate,
): readonly Task[] {
  const frozen = frozenCycles(existing);
  const kept: Task[] = [];
  const replaced = new Map<string, Task>();
  const moved = new Map<string, Task>();
  for (const task of existing) {
    if (staysAsItIs(task, today) || frozen.has(task.cycleKey)) {
      kept.push(task);
      continue;
    }
    replaced.set(task.taskKey, task);
    if (task.movedFromISO !== undefined) moved.set(workKey(task), task);
  }
  const place = placeAmong(kept, planned, today);

  const merged = kept;
  for (const task of planned) {
    const own = frozen.has(task.cycleKey) ? null : place(task);
    if (!own) continue;
    const movedTo = moved.size === 0 ? undefined : moved.get(workKey(own))?.dateISO;
    const placed = movedTo === undefined ? own : moveTask(own, movedTo);
    merged.push(carryOverTaskState(placed, replaced.get(placed.taskKey)));
  }
  merged.sort(compareTasks);
  return haveSameItems(merged, existing) ? existing : merged;
}

function staysAsItIs(task: Task, today: IsoDate): boolean {
  return task.done || task.type === 'GENERAL' || task.dateISO < today || plannedDay(task) < today;
}

/** Cycles with a task that is done or skipped. Tasks outside of any cycle freeze nothing. */
export function frozenCycles(tasks: readonly Task[]): Set<string> {
  const frozen = new Set<string>();
  for (const task of tasks) if (task.done && task.cycleKey !== '') frozen.add(task.cycleKey);
  return frozen;
}

/**
 * Finds the place of a planned task among the kept ones: none (null) when a kept task is this very
 * work, another key when a kept task of another cycle holds its key.
 */
function placeAmong(
  kept: readonly Task[],
  planned: readonly Task[],
  today: IsoDate,
): (task: Task) => Task | null {
  const firstDay = earliestDay(planned);
  const keptByKey = new Map<string, Task>();
  const keptWork = new Set<string>();
  let lastKeptDay = '';
  for (const task of kept) {
    // Years of done tasks lie before the first planned day; none of them can meet a planned one.
    const day = plannedDay(task);
    if (day < firstDay) continue;
    keptByKey.set(task.taskKey, task);
    if (day >= today && task.movedFromISO === undefined) continue;
    keptWork.add(workKey(task));
    if (day > lastKeptDay) lastKeptDay = day;
  }
  return (task) => {
    // In a cycle that is not frozen, only past and moved tasks are kept.
    if (task.dateISO <= lastKeptDay && keptWork.has(workKey(task))) return null;
    const holder = keptByKey.get(task.taskKey);
    if (!holder) return task;
    return holder.cycleKey === '' || holder.cycleKey === task.cycleKey
      ? null
      : withHarvestInKey(task);
  };
}

function earliestDay(tasks: readonly Task[]): IsoDate {
  return tasks.reduce((earliest, task) => (task.dateISO < earliest ? task.dateISO : earliest), '~');
}

function workKey(task: Task): string {
  return `${task.cycleKey}|${task.type}|${plannedDay(task)}`;
}
