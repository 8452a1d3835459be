import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const NO_TASKS: readonly Task[] = [];

/**
 * The tasks grouped by day.
 *
 * A day none of whose tasks changed stays the same object, so its card need not be drawn again.
 */
export const selectTaskDays: (farm: FarmDocument) => readonly TaskDay[] = createSelector(
  (farm: FarmDocument) => farm.tasks,
  keepSameDays(groupTasksByDay),
);

/** The tasks of one day, in the order of the day. */
export function selectTasksOn(farm: FarmDocument, dateISO: IsoDate): readonly Task[] {
  return selectTaskDays(farm).find((day) => day.dateISO === dateISO)?.tasks ?? NO_TASKS;
}

function keepSameDays(group: typeof groupTasksByDay): typeof groupTasksByDay {
  let known = new Map<IsoDate, TaskDay>();
  return (tasks) => {
    const days = group(tasks).map((day) => {
      const before = known.get(day.dateISO);
      return before && isSameDay(before, day) ? before : day;
    });
    known = new Map(days.map((day) => [day.dateISO, day]));
    return days;
  };
}

function isSameDay(left: TaskDay, right: TaskDay): boolean {
  return (
    left.tasks.length === right.tasks.length &&
    left.tasks.every((task, index) => task === right.tasks[index])
  );
}
