import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { isPlanting } from './planting-entry.ts';

/**
 * The first day on which a batch is still to be planted, with its plantings of that day alone; null when
 * none is open.
 *
 * What of the same variety was planted on that day already comes along: both are one count in the log.
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
