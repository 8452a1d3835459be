import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { splitHistory } from '#domain/planning/task-history.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import { sameVersion } from '../../document/sync/version-vector.ts';

/**
 * The farm of the cloud with the work of long ago that its writer did not know how to keep.
 *
 * A program that knows nothing of syncing may drop what it does not know, as the compact history is. Work
 * that is gone for that reason alone was deleted by nobody: what this device knows of it stays.
 */
export function withHistoryLeftOut(
  remote: FarmDocument,
  local: FarmDocument,
  today: IsoDate,
): FarmDocument {
  if (namesItsWrite(remote, local)) return remote;
  if (splitHistory(remote.tasks, today).history.length > 0) return remote;
  const { history } = splitHistory(local.tasks, today);
  if (history.length === 0) return remote;
  return { ...remote, tasks: [...history, ...remote.tasks].sort(compareTasks) };
}

/** Whoever knows of syncing adds the write to those that the farm contains. */
function namesItsWrite(remote: FarmDocument, local: FarmDocument): boolean {
  const version = versionOf(remote);
  const isOneKnownHere = sameVersion(version, versionOf(local));
  const isAsKnown = remote.meta.lastWriteAt === local.meta.lastWriteAt;
  return Object.keys(version.vv).length > 0 && (!isOneKnownHere || isAsKnown);
}
