import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type TaskDay, groupTasksByDay } from '#domain/planning/task-days.ts';
import type { Task } from '#domain/planning/task.ts';
import { oncePer } from '#domain/records/once-per.ts';
import { incrementalGroupBy } from '#domain/records/incremental-group-by.ts';
import { byTexts, haveSameItems } from '#domain/records/lists.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** Tasks by day. An unchanged day stays the same object, so its card isn't drawn again. */
export const selectTaskDays: (farm: FarmDocument) => readonly TaskDay[] = createSelector(
  (farm: FarmDocument) => farm.tasks,
  keepSameDays(followDays()),
);

/** The days of tasks that are sorted by date. After a change only the days that it touches are put together. */
function followDays(): (tasks: readonly Task[]) => TaskDay[] {
  const byDate = incrementalGroupBy(({ dateISO }: Task) => dateISO);
  const dayOf = oncePer(groupTasksByDay);
  return (tasks) => [...byDate(tasks).values()].flatMap(dayOf).toSorted(byTexts('dateISO'));
}

/** Groups tasks so that a day none of whose tasks changed stays the same object. */
export function keepSameDays<Given extends readonly unknown[]>(
  group: (...given: Given) => TaskDay[],
): (...given: Given) => TaskDay[] {
  let known = new Map<IsoDate, TaskDay>();
  return (...given) => {
    const days = group(...given).map((day) => {
      const before = known.get(day.dateISO);
      return before && haveSameItems(before.tasks, day.tasks) ? before : day;
    });
    known = new Map(days.map((day) => [day.dateISO, day]));
    return days;
  };
}
