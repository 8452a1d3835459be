import { createSelector } from '@reduxjs/toolkit';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '../farm-document.ts';

const NO_TASKS: readonly Task[] = [];

/** Tasks by their day, in the order of the day. */
export const selectTasksByDay: (farm: FarmDocument) => ReadonlyMap<IsoDate, readonly Task[]> =
  createSelector(
    (farm: FarmDocument) => farm.tasks,
    (tasks) => {
      const days = new Map<IsoDate, Task[]>();
      for (const task of tasks) {
        const day = days.get(task.dateISO);
        if (day === undefined) days.set(task.dateISO, [task]);
        else day.push(task);
      }
      return days;
    },
  );

/** The tasks of one day. */
export function selectTasksOn(farm: FarmDocument, day: IsoDate): readonly Task[] {
  return selectTasksByDay(farm).get(day) ?? NO_TASKS;
}

/** How many tasks of a day are still to be done. */
export function selectOpenTaskCount(farm: FarmDocument, day: IsoDate): number {
  return selectTasksOn(farm, day).filter((task) => !task.done).length;
}
