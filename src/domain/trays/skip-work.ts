import { type Task, markedTask } from '#domain/planning/task.ts';
import { mapRecords } from '#domain/records/change-records.ts';
import { batchOf, beginsBatch, type GroundFarm, movesBatch } from './planted-batches.ts';
import type { TrayFarm } from './tray-farm.ts';

/**
 * Open tasks that are skipped with one. Skipping the soak or planting of an unplanted batch skips the whole
 * batch; other tasks are skipped alone.
 */
export function skippedTogether(farm: GroundFarm, task: Task): readonly Task[] {
  if (!movesBatch(farm, task)) return [task];
  return batchOf(farm.tasks, task).filter(({ done }) => !done);
}

/** Gives up tasks. Their trays stay where they are; a skipped scrub is not waited for any longer. */
export function skipTasks<T extends Pick<TrayFarm, 'tasks' | 'trayStatus'>>(
  farm: T,
  skipped: readonly Task[],
): T {
  const ids = new Set(skipped.map(({ id }) => id));
  const tasks = mapRecords<Task>(farm.tasks, (task) =>
    ids.has(task.id) ? { ...task, done: true, skipped: true } : task,
  );
  const { scrubTaskId } = farm.trayStatus;
  if (scrubTaskId === null || !ids.has(scrubTaskId)) return { ...farm, tasks };
  const trayStatus = { ...farm.trayStatus, scrubTaskId: null, scrubTaskCreatedAt: null };
  return { ...farm, tasks, trayStatus };
}

/** Opens the steps of batches that were skipped as a whole and are begun now after all. */
export function reopenSkippedBatches<T extends Pick<TrayFarm, 'tasks'>>(
  farm: T,
  ticked: readonly Task[],
): T {
  const cycles = new Set(
    ticked
      .filter((task) => beginsBatch(task) && task.skipped === true)
      .filter((task) => isSkippedBatch(batchOf(farm.tasks, task)))
      .map(({ cycleKey }) => cycleKey),
  );
  if (cycles.size === 0) return farm;
  const own = new Set(ticked.map(({ id }) => id));
  const tasks = mapRecords(farm.tasks, (task) => {
    if (!cycles.has(task.cycleKey) || task.skipped !== true || own.has(task.id)) return task;
    return markedTask(task, false);
  });
  return { ...farm, tasks };
}

function isSkippedBatch(batch: readonly Task[]): boolean {
  const plantings = batch.filter(({ type }) => type === 'PLANT');
  return plantings.length > 0 && plantings.every(({ skipped }) => skipped === true);
}
