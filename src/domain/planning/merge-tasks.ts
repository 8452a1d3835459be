import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { takeOver } from './take-over-task.ts';
import type { Task } from './task.ts';
import { withHarvestInKey } from './task-keys.ts';
import { compareTasks } from './task-order.ts';

/**
 * Puts a new plan into a farm's tasks without touching what is already done.
 *
 * General tasks, done tasks and past tasks stay as they are, and a cycle with a done task stays as
 * a whole: what is in the ground is not planned again. All other tasks are replaced by the new
 * plan. If that changes nothing, the same list is returned.
 *
 * @param planned - With distinct keys.
 */
export function mergeTasks(
  existing: readonly Task[],
  planned: readonly Task[],
  today: IsoDate,
): readonly Task[] {
  const frozen = frozenCycles(existing);
  const kept: Task[] = [];
  const replaced = new Map<string, Task>();
  for (const task of existing) {
    if (staysAsItIs(task, today) || frozen.has(task.cycleKey)) kept.push(task);
    else replaced.set(task.taskKey, task);
  }
  const place = placeAmong(kept, planned, today);

  const merged = kept;
  for (const task of planned) {
    const own = frozen.has(task.cycleKey) ? null : place(task);
    if (own) merged.push(takeOver(own, replaced.get(own.taskKey)));
  }
  merged.sort(compareTasks);
  return sameTasks(merged, existing) ? existing : merged;
}

function staysAsItIs(task: Task, today: IsoDate): boolean {
  return task.done || task.type === 'GENERAL' || task.dateISO < today;
}

/** Cycles with a done task. Tasks outside of any cycle freeze nothing. */
function frozenCycles(tasks: readonly Task[]): Set<string> {
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
  const pastWork = new Set<string>();
  for (const task of kept) {
    // Years of done tasks lie before the first planned day; none of them can meet a planned one.
    if (task.dateISO < firstDay) continue;
    keptByKey.set(task.taskKey, task);
    if (task.dateISO < today) pastWork.add(workKey(task));
  }
  return (task) => {
    // In a cycle that is not frozen, only past tasks are kept.
    if (task.dateISO < today && pastWork.has(workKey(task))) return null;
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
  return `${task.cycleKey}|${task.type}|${task.dateISO}`;
}

function sameTasks(a: readonly Task[], b: readonly Task[]): boolean {
  return a.length === b.length && a.every((task, index) => task === b[index]);
}
