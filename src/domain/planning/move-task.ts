import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { manualTaskKey } from './manual-tasks.ts';
import { plannedDay } from './task-work.ts';
import type { Task } from './task.ts';

/**
 * A task on another day.
 *
 * A planned task keeps its keys, so that it stays the same work of the same cycle, and remembers
 * the day it was planned for; put back on that day, it is an ordinary task again.
 */
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
