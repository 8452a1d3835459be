import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type TaskDay, listTaskDays } from '#domain/planning/task-days.ts';
import { dayPortion } from './day-portion.ts';

export interface TaskBlocks {
  /** Days before today on which something is open, or was ticked in this visit. */
  readonly late: readonly TaskDay[];
  /** Today with its rows; null when nothing of it is to be shown. */
  readonly today: TaskDay | null;
  /** Later days, up to 28 days ahead. */
  readonly next: readonly TaskDay[];
  /** Done days before today, the newest first; only with the archive. */
  readonly earlier: readonly TaskDay[];
  readonly hasEarlier: boolean;
}

export interface ShownTasks {
  readonly showArchived: boolean;
  /** How often earlier days were asked for. */
  readonly steps: number;
  /** Tasks that were ticked in this visit: their days stay. */
  readonly ticked: ReadonlySet<string>;
}

/** Sorts the days into what is late, today, what comes, and what is over. */
export function taskBlocks(
  days: readonly TaskDay[],
  today: IsoDate,
  { showArchived, steps, ticked }: ShownTasks,
): TaskBlocks {
  const stays = ({ openCount, tasks }: TaskDay) =>
    openCount > 0 || (ticked.size > 0 && tasks.some(({ id }) => ticked.has(id)));
  const listed = listTaskDays(days, today, true).filter((day) => showArchived || stays(day));
  const portion = dayPortion(listed, today, steps);
  const past = portion.days.filter(({ dateISO }) => dateISO < today);
  return {
    late: past.filter(stays),
    today: portion.days.find(({ dateISO }) => dateISO === today) ?? null,
    next: portion.days.filter(({ dateISO }) => dateISO > today),
    earlier: past.filter((day) => !stays(day)).toReversed(),
    hasEarlier: portion.hasEarlier,
  };
}
