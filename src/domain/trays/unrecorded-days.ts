import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { Task, TraysPlantedEntry } from '#domain/planning/task.ts';
import { sumOf } from '#domain/records/lists.ts';
import { unrecordedPlantings } from './book-plantings.ts';

const LOOK_BACK_DAYS = 60;

/** Unrecorded plantings of the last 60 days marked done, and their trays. */
export interface UnrecordedPlantings {
  readonly ids: readonly string[];
  readonly trays: number;
  /** The days they were planted on, the oldest first. */
  readonly days: readonly IsoDate[];
}

export function unrecordedOfLateDays(
  farm: { readonly tasks: readonly Task[]; readonly traysPlantedLog: readonly TraysPlantedEntry[] },
  today: IsoDate,
): UnrecordedPlantings | null {
  const from = addDays(today, -LOOK_BACK_DAYS);
  const missing = unrecordedPlantings(farm.tasks, farm.traysPlantedLog, from).filter(
    ({ trays = 0 }) => trays > 0,
  );
  if (missing.length === 0) return null;
  return {
    ids: missing.map(({ id }) => id),
    trays: sumOf(missing.map(({ trays = 0 }) => trays)),
    days: [...new Set(missing.map(({ dateISO }) => dateISO))].toSorted(),
  };
}
