import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { splitHistory } from '#domain/planning/task-history.ts';
import { compareTasks } from '#domain/planning/task-order.ts';
import type { FarmDocument } from '../farm-document.ts';
import { versionOf } from './sync-meta.ts';

/**
 * The farm of the cloud with the work of long ago that its writer did not know how to keep.
 *
 * A program that names no writes may drop what it does not know, as the compact history is. Work that is
 * gone for that reason alone was deleted by nobody: what this device knows of it stays.
 */
export function withHistoryLeftOut(
  remote: FarmDocument,
  local: FarmDocument,
  today: IsoDate,
): FarmDocument {
  if (Object.keys(versionOf(remote).vv).length > 0) return remote;
  if (splitHistory(remote.tasks, today).history.length > 0) return remote;
  const { history } = splitHistory(local.tasks, today);
  if (history.length === 0) return remote;
  return { ...remote, tasks: [...history, ...remote.tasks].sort(compareTasks) };
}
