import { recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { rulesOfAction } from './actions.ts';
import type { FarmAction } from './farm-action.ts';
import { hasOrderOf } from './orders/deliveries.ts';
import { hasRecord, type EditedRecord } from './action-rules.ts';

/** What is said when a record is gone and nothing here knows what it was. */
export const DELETED_ELSEWHERE =
  'This was deleted on another device. Nothing was saved, but your text is still here.';

/** Throws when a farm after an action lacks what was edited: then nothing was saved, and nobody may say so. */
export function rejectDeleted(after: FarmDocument, action: FarmAction): void {
  const hasEdited = editedRecords(action).every((edited) => hasRecord(after, edited));
  if (!hasEdited || !hasOrdersOf(after, action)) throw new Error(DELETED_ELSEWHERE);
}

/** How what is gone is refused, where that is loaded late. */
export type RejectDeleted = typeof rejectDeleted;

/** Throws before a task is moved that is gone: work that is not planned any more does not come back. */
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

/** Whether the orders are there whose deliveries an action changes. They do not come back for it: a delivery less is no edit of its order. */
function hasOrdersOf(document: FarmDocument, action: FarmAction): boolean {
  return (
    action.type !== 'CHANGE_DELIVERIES' ||
    action.payload.add.every((change) => hasOrderOf(document, change))
  );
}
