import { type Task, isCarriedOut, tasksByCycle } from '#domain/planning/task.ts';
import { recordedPlantings } from '../planning/recorded-plantings.ts';
import type { TrayFarm } from './tray-farm.ts';

type GroundFarm = Pick<TrayFarm, 'tasks' | 'traysPlantedLog'>;

/** Whether a batch is planted: a planting that isn’t skipped was marked done or recorded, or it was harvested. */
export function isBatchPlanted({ tasks, traysPlantedLog }: GroundFarm, task: Task): boolean {
  const recorded = recordedPlantings(traysPlantedLog, tasks);
  const batch = tasksByCycle(tasks).get(task.cycleKey) ?? [];
  return batch.some((step) =>
    step.type === 'PLANT'
      ? step.skipped !== true && (isCarriedOut(step) || recorded(step) !== null)
      : step.type === 'HARVEST' && isCarriedOut(step),
  );
}

/** Tasks of a task's batch. A task without a batch is returned alone. */
export function batchOf(tasks: readonly Task[], task: Task): readonly Task[] {
  return task.cycleKey === '' ? [task] : (tasksByCycle(tasks).get(task.cycleKey) ?? []);
}

/** Checks whether a task begins its batch, so that moving or skipping it affects all later tasks. */
export function beginsBatch({ type, cycleKey }: Task): boolean {
  return cycleKey !== '' && (type === 'SOAK' || type === 'PLANT');
}
