import type { ActionContext } from '#domain/calendar/moment.ts';
import { applyPatches, diffDocuments, invertPatches } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { HistoryEntry } from './history.ts';
import { type Performed, replan } from './perform.ts';
import type { Logger } from '../ports/environment.ts';
import { stampEdit } from './stamp-edit.ts';
import { withVersionOf } from '../document/sync/sync-meta.ts';

/**
 * Undoes a change. The farm is as before, but with a new write stamp.
 *
 * On the day of the change its tasks come back exactly. Later, or if the cloud brought changes, tasks are
 * rebuilt if their inputs changed.
 */
export function revertChange(
  document: FarmDocument,
  entry: HistoryEntry,
  moment: ActionContext,
  logger?: Logger,
): Performed {
  const reverted = withVersionOf(document, applyPatches(document, invertPatches(entry.patches)));
  const isAsThen = entry.day === moment.today && entry.isBeforeSync !== true;
  const planned = isAsThen ? reverted : replan(document, reverted, moment, logger);
  const stamped = stampEdit(document, planned, diffDocuments(document, planned), moment);
  return { document: stamped, patches: diffDocuments(document, stamped) };
}
