import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { isPlanting } from './planting-entry.ts';

/**
 * First day with open plantings of a batch, and only these. Earlier plantings of that variety and day are
 * included, because the log has one count for both.
 */
export function openPlantingDay(tasks: readonly Task[], cycleKey: string): TaskDay | null {
  const first = tasks.filter(isPlanting).find((task) => task.cycleKey === cycleKey && !task.done);
  if (first === undefined) return null;
  const { dateISO, varietyId } = first;
  const counted = tasks.filter(
    (task) =>
      isPlanting(task) &&
      task.dateISO === dateISO &&
      task.varietyId === varietyId &&
      (task.done || task.cycleKey === cycleKey),
  );
  return { dateISO, tasks: counted, openCount: counted.filter(({ done }) => !done).length };
}
