import { createSelector } from '@reduxjs/toolkit';
import { groupTasksByDay } from '#domain/planning/task-days.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { FarmDocument } from '../farm-document.ts';

/** The tasks grouped by day. A day none of whose tasks changed stays the same object, so its card need not be drawn again. */
export const selectTaskDays: (farm: FarmDocument) => readonly TaskDay[] = createSelector(
  (farm: FarmDocument) => farm.tasks,
  keepSameDays(groupTasksByDay),
);

function keepSameDays(group: typeof groupTasksByDay): typeof groupTasksByDay {
  let known = new Map<string, TaskDay>();
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
