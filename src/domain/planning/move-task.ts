import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { manualTaskKey } from './manual-tasks.ts';
import { type Task, plannedDay } from './task.ts';

/** A planned task keeps its keys and its planned day. Moved back to that day, it is an ordinary task again. */
export function moveTask(task: Task, dateISO: IsoDate): Task {
  if (task.type === 'GENERAL') {
    return { ...task, dateISO, taskKey: manualTaskKey(dateISO, task.id) };
  }
  const plannedISO = plannedDay(task);
  const { movedFromISO: _, ...unmoved } = task;
  return plannedISO === dateISO
    ? { ...unmoved, dateISO }
    : { ...unmoved, dateISO, movedFromISO: plannedISO };
}
