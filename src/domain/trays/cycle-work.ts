import { type Task, tasksByCycle } from '#domain/planning/task.ts';

export interface CycleWork {
  readonly plants: readonly Task[];
  readonly harvests: readonly Task[];
}

/** Key that links a planting to its harvest. A task without one has its own. */
export function cycleKeyOf(task: Task): string {
  return task.cycleKey || task.taskKey;
}

export function cycleWork(
  tasks: readonly Task[],
  wanted: readonly Task[],
): ReadonlyMap<string, CycleWork> {
  const byCycle = tasksByCycle(tasks);
  return new Map(
    wanted.map((task) => {
      const { cycleKey, taskKey } = task;
      const cycle = byCycle.get(cycleKey) ?? [];
      const own = cycleKey === '' ? cycle.filter((other) => other.taskKey === taskKey) : cycle;
      const plants = own.filter(({ type }) => type === 'PLANT');
      const harvests = own.filter(({ type }) => type === 'HARVEST');
      return [cycleKeyOf(task), { plants, harvests }];
    }),
  );
}
