import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { recordedPlantings } from './recorded-plantings.ts';

/**
 * The batches that are in the ground, by cycle key: a planting of it was ticked or recorded, or it was cut.
 *
 * A planting that was skipped is not in the ground, whatever was recorded on its day.
 */
export function plantedCycles(
  tasks: readonly Task[],
  log: readonly TraysPlantedEntry[],
): ReadonlySet<string> {
  const recorded = recordedPlantings(log, tasks);
  const isPlanted = (task: Task) =>
    task.type === 'PLANT'
      ? task.skipped !== true && (isCarriedOut(task) || recorded(task) !== null)
      : task.type === 'HARVEST' && isCarriedOut(task);
  return new Set(tasks.filter(isPlanted).map(({ cycleKey }) => cycleKey));
}

/** The tasks of the batch of a task; a task outside of any batch stands alone. */
export function batchOf(tasks: readonly Task[], task: Task): readonly Task[] {
  return task.cycleKey === '' ? [task] : tasks.filter((one) => one.cycleKey === task.cycleKey);
}

/** Whether a task begins its batch: what happens to it happens to all that follows. */
export function beginsBatch({ type, cycleKey }: Task): boolean {
  return cycleKey !== '' && (type === 'SOAK' || type === 'PLANT');
}
