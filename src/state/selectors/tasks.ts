import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * The tasks grouped by day.
 *
 * A day none of whose tasks changed stays the same object, so its card need not be drawn again.
 */
export const selectTaskDays: (farm: FarmDocument) => readonly TaskDay[] = createSelector(
  (farm: FarmDocument) => farm.tasks,
  keepSameDays(groupTasksByDay),
);

/** Groups tasks so that a day none of whose tasks changed stays the same object. */
export function keepSameDays<Given extends readonly unknown[]>(
  group: (...given: Given) => TaskDay[],
): (...given: Given) => TaskDay[] {
  let known = new Map<IsoDate, TaskDay>();
  return (...given) => {
    const days = group(...given).map((day) => {
      const before = known.get(day.dateISO);
      return before && isSameDay(before, day) ? before : day;
    });
    known = new Map(days.map((day) => [day.dateISO, day]));
    return days;
  };
}

function isSameDay(left: TaskDay, right: TaskDay): boolean {
  return (
    left.tasks === right.tasks ||
    (left.tasks.length === right.tasks.length &&
      left.tasks.every((task, index) => task === right.tasks[index]))
  );
}
