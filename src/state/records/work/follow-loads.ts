import { followLoadTasks } from '#domain/alchemy/dry-loads/follow-load-tasks.ts';
import { withLoadTasks } from '#domain/alchemy/dry-loads/load-tasks.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type FarmDocument, withList } from '../../document/farm-document.ts';
import { withTasks } from '../rebuild-tasks.ts';
import { followSeedLots } from '#domain/seed-lots/follow-seed-lots.ts';
import { readDay } from '../../read/read-time.ts';

export function followLoads(
  before: FarmDocument,
  after: FarmDocument,
  startedISO: IsoDate | null,
): FarmDocument {
  if (before.dryLoads === undefined || after.tasks === before.tasks) return after;
  const loads = followLoadTasks(before, after.tasks, startedISO);
  const followed = withList(after, 'dryLoads', loads);
  return withTasks(followed, withLoadTasks(followed));
}

/** A farm whose plantings were recorded or corrected, with the seed lots they took. */
export function followLots(before: FarmDocument, after: FarmDocument): FarmDocument {
  return followSeedLots(before, after, readDay);
}
