import { isCarriedOut, tasksByCycle } from '#domain/planning/task-work.ts';
import type { Task } from '#domain/planning/task.ts';
import { recordedPlantings } from '../planning/recorded-plantings.ts';
import type { TrayFarm } from './tray-farm.ts';

/** What tells which batches are in the ground. */
type GroundFarm = Pick<TrayFarm, 'tasks' | 'traysPlantedLog'>;

/**
 * Whether the batch of a task is in the ground: a planting of it was ticked or recorded, or it was cut.
 *
 * A planting that was skipped is not in the ground, whatever was recorded on its day.
 */
export function isBatchPlanted({ tasks, traysPlantedLog }: GroundFarm, task: Task): boolean {
  const recorded = recordedPlantings(traysPlantedLog, tasks);
  const batch = tasksByCycle(tasks).get(task.cycleKey) ?? [];
  return batch.some((step) =>
    step.type === 'PLANT'
      ? step.skipped !== true && (isCarriedOut(step) || recorded(step) !== null)
      : step.type === 'HARVEST' && isCarriedOut(step),
  );
}

/** The tasks of the batch of a task; a task outside of any batch stands alone. */
export function batchOf(tasks: readonly Task[], task: Task): readonly Task[] {
  return task.cycleKey === '' ? [task] : (tasksByCycle(tasks).get(task.cycleKey) ?? []);
}

/** Whether a task begins its batch: what happens to it happens to all that follows. */
export function beginsBatch({ type, cycleKey }: Task): boolean {
  return cycleKey !== '' && (type === 'SOAK' || type === 'PLANT');
}
