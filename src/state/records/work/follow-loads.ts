import { followLoadTasks } from '#domain/alchemy/dry-loads/follow-load-tasks.ts';
import { withLoadTasks } from '#domain/alchemy/dry-loads/load-tasks.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { withTasks } from '../rebuild-tasks.ts';
import { withList } from '../with-list.ts';

/**
 * Updates dryer loads after their tasks were marked done, reopened, moved or skipped.
 *
 * @param startedISO - See `followLoadTasks`.
 */
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
