import { type Task, isCarriedOut, tasksByCycle } from '#domain/planning/task.ts';
import { recordedPlantings } from '../planning/recorded-plantings.ts';
import type { TrayFarm } from './tray-farm.ts';

export type GroundFarm = Pick<TrayFarm, 'tasks' | 'traysPlantedLog'>;

/** Whether a batch is planted: a planting that isn’t skipped was marked done or recorded, or it was harvested. */
function isBatchPlanted({ tasks, traysPlantedLog }: GroundFarm, task: Task): boolean {
  const recorded = recordedPlantings(traysPlantedLog, tasks);
  const batch = tasksByCycle(tasks).get(task.cycleKey) ?? [];
  return batch.some((step) =>
    step.type === 'PLANT'
      ? step.skipped !== true && (isCarriedOut(step) || recorded(step) !== null)
      : step.type === 'HARVEST' && isCarriedOut(step),
  );
}

/** Checks whether moving or skipping a task affects its whole batch: it begins one that is not planted. */
export function movesBatch(farm: GroundFarm, task: Task): boolean {
  return beginsBatch(task) && !isBatchPlanted(farm, task);
}

/** Tasks of a task's batch. A task without a batch is returned alone. */
export function batchOf(tasks: readonly Task[], task: Task): readonly Task[] {
  return task.cycleKey === '' ? [task] : (tasksByCycle(tasks).get(task.cycleKey) ?? []);
}

/** Checks whether a task begins its batch. */
export function beginsBatch({ type, cycleKey }: Task): boolean {
  return cycleKey !== '' && (type === 'SOAK' || type === 'PLANT');
}
