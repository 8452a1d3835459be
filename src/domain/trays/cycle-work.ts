import type { Task } from '#domain/planning/task.ts';

export interface CycleWork {
  readonly plants: readonly Task[];
  readonly harvests: readonly Task[];
}

/** The key that ties a planting to its harvest; a task without one stands alone. */
export function cycleKeyOf(task: Task): string {
  return task.cycleKey || task.taskKey;
}

/** The plantings and harvests of the cycles that some tasks belong to, by cycle key. */
export function cycleWork(
  tasks: readonly Task[],
  wanted: readonly Task[],
): ReadonlyMap<string, CycleWork> {
  const cycles = new Map<string, { plants: Task[]; harvests: Task[] }>();
  for (const task of wanted) cycles.set(cycleKeyOf(task), { plants: [], harvests: [] });
  for (const task of tasks) {
    if (task.type !== 'PLANT' && task.type !== 'HARVEST') continue;
    const cycle = cycles.get(cycleKeyOf(task));
    if (task.type === 'PLANT') cycle?.plants.push(task);
    else cycle?.harvests.push(task);
  }
  return cycles;
}
