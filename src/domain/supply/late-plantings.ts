import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { marksTasksDone, plantingStates } from './planting-states.ts';

/** Tasks without missed plantings, whose trays don’t exist; the same list if nothing is late. */
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
