import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import { selectRealDays } from './supply.ts';
import { type OfToday, todayOf } from './parts-of-farm.ts';

/** The next harvest of every variety that has one, today's included, with the trays that are really there. */
export const selectNextHarvests: OfToday<ReadonlyMap<string, RealTask>> = createSelector(
  selectRealDays,
  todayOf,
  nextHarvests,
);

function nextHarvests(days: readonly TaskDay[], today: IsoDate): ReadonlyMap<string, RealTask> {
  const next = new Map<string, RealTask>();
  for (const { dateISO, tasks } of days) {
    if (dateISO < today) continue;
    for (const task of tasks) {
      const { type, varietyId = '' } = task;
      if (type === 'HARVEST' && !task.done && !next.has(varietyId)) next.set(varietyId, task);
    }
  }
  return next;
}
