import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';

/** How far ahead of today the planner shows tasks. */
const PLANNED_DAYS = 45;

/** The last day whose tasks are shown. Later ones may still move with every order. */
export function lastPlannedDay(today: IsoDate): IsoDate {
  return addDays(today, PLANNED_DAYS);
}

/** The days with tasks from one day to another, both included, as far as tasks are shown. */
export function tasksByDay(
  days: readonly TaskDay[],
  from: IsoDate,
  to: IsoDate,
  today: IsoDate,
): ReadonlyMap<IsoDate, TaskDay> {
  const planned = lastPlannedDay(today);
  const last = to < planned ? to : planned;
  return new Map(
    days
      .filter(({ dateISO }) => dateISO >= from && dateISO <= last)
      .map((day) => [day.dateISO, day]),
  );
}
