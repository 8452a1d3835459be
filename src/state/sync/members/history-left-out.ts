import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { splitHistory } from '#domain/planning/task-history.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import { sameVersion } from '../../document/sync/version-vector.ts';

/** Restores a history that the cloud's writer dropped as unknown data. That is no delete. */
export function withHistoryLeftOut(
  remote: FarmDocument,
  local: FarmDocument,
  today: IsoDate,
): FarmDocument {
  if (namesItsWrite(remote, local)) return remote;
  if (splitHistory(remote.tasks, today).history.length > 0) return remote;
  const there = new Set(remote.tasks.map(({ id }) => id));
  const history = splitHistory(local.tasks, today).history.filter(({ id }) => !there.has(id));
  if (history.length === 0) return remote;
  return { ...remote, tasks: [...history, ...remote.tasks].sort(compareTasks) };
}

/** Programs with sync add their write to the farm's version. */
function namesItsWrite(remote: FarmDocument, local: FarmDocument): boolean {
  const version = versionOf(remote);
  const isOneKnownHere = sameVersion(version, versionOf(local));
  const isAsKnown = remote.meta.lastWriteAt === local.meta.lastWriteAt;
  return Object.keys(version.vv).length > 0 && (!isOneKnownHere || isAsKnown);
}
