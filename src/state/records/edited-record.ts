import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';
import { rulesOfAction } from './actions.ts';
import type { FarmAction } from './farm-action.ts';
import { hasOrderOf } from './orders/deliveries.ts';
import { hasRecord, type EditedRecord } from './action-rules.ts';

/** Error for a record that was deleted elsewhere and isn't in the history. */
export const DELETED_ELSEWHERE =
  'This was deleted on another device. Nothing was saved, but your text is still here.';

/** Error for a value of a sync notice whose record is gone. */
export const NOTHING_RESTORED = 'This was deleted. Nothing was restored, and the notice stays.';

/** Throws if the edited record isn't in the farm after an action, or a notice still is, so nothing claims it was saved. */
export function rejectDeleted(after: FarmDocument, action: FarmAction): void {
  const hasEdited = editedRecords(action).every((edited) => hasRecord(after, edited));
  if (!hasEdited || !hasOrdersOf(after, action)) throw new Error(DELETED_ELSEWHERE);
  if (isNoticeLeft(after, action)) throw new Error(NOTHING_RESTORED);
}

/** Throws if a task to move no longer exists, so that deleted work doesn't come back. */
export function refuseGoneTask({ tasks }: FarmDocument, action: FarmAction): void {
  const isGone = action.type === 'MOVE_TASK' && recordById(tasks, action.payload.id) === undefined;
  if (isGone) throw new Error(DELETED_ELSEWHERE);
}

/** The records that an action edits; none for one that makes its own or changes no record. */
export function editedRecords(action: FarmAction): readonly EditedRecord[] {
  const { edits } = rulesOfAction(action.type);
  if (edits === undefined || !('payload' in action)) return [];
  return edits(action.payload as never); // The payload of just this type.
}

/** Whether the orders of changed deliveries exist: a delivery change restores no order. */
function hasOrdersOf(document: FarmDocument, action: FarmAction): boolean {
  return (
    action.type !== 'CHANGE_DELIVERIES' ||
    action.payload.add.every((change) => hasOrderOf(document, change))
  );
}

function isNoticeLeft(after: FarmDocument, action: FarmAction): boolean {
  return (
    (action.type === 'RESTORE_SYNC_NOTICE' || action.type === 'KEEP_BOTH_OF_SYNC_NOTICE') &&
    recordById(readNotices(after), action.payload.id) !== undefined
  );
}
