import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { marksTasksDone, plantingStates } from './planting-states.ts';

/**
 * The tasks without plantings that were missed: their trays stand nowhere.
 *
 * On a farm that never ticks nothing is late. The very list when nothing is.
 */
export function withoutLatePlantings(
  tasks: readonly Task[],
  log: readonly TraysPlantedEntry[],
  today: IsoDate,
): readonly Task[] {
  if (!marksTasksDone(tasks, log, today)) return tasks;
  const stateOf = plantingStates({ tasks, log, today, isTicking: true });
  const late = tasks.filter((task) => task.type === 'PLANT' && stateOf(task).state === 'late');
  if (late.length === 0) return tasks;
  const left = new Set(late);
  return tasks.filter((task) => !left.has(task));
}
