import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { type LateBatch, lateBatches } from '#domain/supply/late-batches.ts';
import { type LateWork, lateWork } from '#domain/supply/late-work.ts';
import type { RealTask } from '#domain/supply/real-trays.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type OfToday, todayOf } from './parts-of-farm.ts';
import { selectRealDays } from './supply.ts';
import { keepSameDays } from './tasks.ts';

/** The batches that should have been planted by now, and are not in the ground. */
export const selectLateBatches: OfToday<readonly LateBatch[]> = createSelector(
  (farm: FarmDocument) => farm.tasks,
  (farm: FarmDocument) => farm.traysPlantedLog,
  todayOf,
  lateBatches,
);

/** Task days with work that can be done. A missed batch has its own line, so its open steps aren't listed. */
export const selectWorkDays: OfToday<readonly TaskDay[]> = createSelector(
  selectRealDays,
  selectLateBatches,
  keepSameDays(withoutMissed),
);

export const selectLateWork: OfToday<LateWork> = createSelector(
  selectWorkDays,
  selectLateBatches,
  todayOf,
  lateWork,
);

export function selectWorkOfToday(farm: FarmDocument, today: IsoDate): readonly RealTask[] {
  return selectWorkDays(farm, today).find(({ dateISO }) => dateISO === today)?.tasks ?? NO_TASKS;
}

const NO_TASKS: readonly RealTask[] = [];

function withoutMissed(days: readonly TaskDay[], late: readonly LateBatch[]): TaskDay[] {
  const missed = new Set(late.map(({ cycleKey }) => cycleKey));
  return days.flatMap((day) => {
    if (missed.size === 0 || day.openCount === 0) return [day];
    const tasks = day.tasks.filter(({ cycleKey, done }) => done || !missed.has(cycleKey));
    if (tasks.length === day.tasks.length) return [day];
    const openCount = tasks.filter(({ done }) => !done).length;
    return tasks.length === 0 ? [] : [{ ...day, tasks, openCount }];
  });
}
