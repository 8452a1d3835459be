import { type Task, tasksByCycle } from '#domain/planning/task.ts';

export interface CycleWork {
  readonly plants: readonly Task[];
  readonly harvests: readonly Task[];
}

/** Key that links a planting to its harvest. A task without one has its own. */
export function cycleKeyOf(task: Task): string {
  return task.cycleKey || task.taskKey;
}

/** Plantings and harvests of the cycles of some tasks, or of all, by their keys. */
export function cycleWork(tasks: readonly Task[], wanted = tasks): ReadonlyMap<string, CycleWork> {
  const byCycle = tasksByCycle(tasks);
  const work = new Map<string, CycleWork>();
  for (const task of wanted) {
    const { type, cycleKey, taskKey } = task;
    const key = cycleKeyOf(task);
    if (work.has(key) || (type !== 'PLANT' && type !== 'HARVEST')) continue;
    const cycle = byCycle.get(cycleKey) ?? [];
    const own = cycleKey === '' ? cycle.filter((other) => other.taskKey === taskKey) : cycle;
    work.set(key, {
      plants: own.filter((one) => one.type === 'PLANT'),
      harvests: own.filter((one) => one.type === 'HARVEST'),
    });
  }
  return work;
}
