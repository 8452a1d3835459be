import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type TaskDay, listTaskDays } from '#domain/planning/task-days.ts';

const FIRST_ARCHIVED_DAYS = 7;
const MORE_ARCHIVED_DAYS = 30;
const LATE_DAYS = 60;

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

/**
 * Sorts the days into what is late, today, what comes, and what is over.
 *
 * Of the days before today the latest, so that the work of today stays near the top: a week of done
 * days at first and a month more each time, and far more of the days on which something is late.
 */
export function taskBlocks(
  days: readonly TaskDay[],
  today: IsoDate,
  { showArchived, steps, ticked }: ShownTasks,
): TaskBlocks {
  const stays = ({ openCount, tasks }: TaskDay) =>
    openCount > 0 || (ticked.size > 0 && tasks.some(({ id }) => ticked.has(id)));
  const listed = listTaskDays(days, today, true).filter((day) => showArchived || stays(day));
  const past = listed.filter(({ dateISO }) => dateISO < today);
  const archived = past.filter(({ openCount }) => openCount === 0);
  const shown = new Set([
    ...past.filter(({ openCount }) => openCount > 0).slice(-LATE_DAYS * (steps + 1)),
    ...archived.slice(-(FIRST_ARCHIVED_DAYS + MORE_ARCHIVED_DAYS * steps)),
  ]);
  const latest = past.filter((day) => shown.has(day));
  return {
    late: latest.filter(stays),
    today: listed.find(({ dateISO }) => dateISO === today) ?? null,
    next: listed.filter(({ dateISO }) => dateISO > today),
    earlier: latest.filter((day) => !stays(day)).toReversed(),
    hasEarlier: shown.size < past.length,
  };
}
