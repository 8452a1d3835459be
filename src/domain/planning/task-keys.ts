import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task, TaskType } from './task.ts';

/** The key of a planned task: one kind of work for one variety on one day. */
export function plannedTaskKey(dateISO: IsoDate, type: TaskType, varietyId: string): string {
  return `${dateISO}|${type}|${varietyId}`;
}

/** The key of a cycle: a variety and the day it is harvested. */
export function cycleKey(varietyId: string, harvestISO: IsoDate): string {
  return `${varietyId}|${harvestISO}`;
}

/** The variety in the key of a cycle; '' for work outside of any cycle. */
export function varietyOfCycle(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('|')));
}

/** The task under the key it takes when another cycle holds its own: with the harvest day added. */
export function withHarvestInKey(task: Task): Task {
  const harvestISO = task.cycleKey.slice(task.cycleKey.lastIndexOf('|') + 1);
  const taskKey = `${task.taskKey}|${harvestISO}`;
  return { ...task, id: taskKey, taskKey };
}

/**
 * Gives tasks unique keys. If two cycles of a variety share a day and kind of work, the later one adds its
 * harvest day.
 *
 * @param tasks - By harvest day, so the earlier cycle comes first.
 */
export function withDistinctKeys(tasks: readonly Task[]): Task[] {
  const taken = new Set<string>();
  return tasks.map((task) => {
    const own = taken.has(task.taskKey) ? withHarvestInKey(task) : task;
    taken.add(own.taskKey);
    return own;
  });
}
