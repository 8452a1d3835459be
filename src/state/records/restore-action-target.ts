import {
  type DocumentPatch,
  applyPatches,
  asRecordsPatch,
  diffDocuments,
  invertPatches,
} from '../document/document-patch.ts';
import { entryAt } from '../document/document-patch-path.ts';
import { isRecordList, listKey, type PlacedRecord } from '../document/document-patch-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import type { FarmAction } from './farm-action.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import { editedRecords } from './edited-record.ts';
import type { History, HistoryEntry } from './history.ts';
import { hasRecord, type EditedRecord } from './action-rules.ts';
import type { JsonRecord } from '../document/json-record.ts';

/**
 * Returns the farm to perform an action on: the farm itself, or one with the edited record restored if another
 * tab or device deleted it. An edit beats a delete.
 *
 * Records deleted with it are restored unless they changed since. If the history doesn't have the record,
 * nothing is restored, see `rejectDeleted`.
 */
export function restoreActionTarget(
  document: FarmDocument,
  history: History,
  action: FarmAction,
): FarmDocument {
  return editedRecords(action).reduce(
    (farm, edited) => (hasRecord(farm, edited) ? farm : withRecordBack(farm, history, edited)),
    document,
  );
}

function withRecordBack(
  document: FarmDocument,
  { undo, redo, takenAway = [] }: History,
  edited: EditedRecord,
): FarmDocument {
  const takes = ({ patches }: HistoryEntry) => patches.some((patch) => takesAway(patch, edited));
  const gone = [...undo, ...redo].findLast(takes);
  if (gone === undefined) {
    const merge = takenAway.findLast(takes);
    return merge === undefined ? document : withoutDelete(document, merge, edited);
  }
  const isWhole = gone.patches.some((patch) => takesAway(patch, edited) && isOneDelete(patch));
  const back = gone.patches.filter(({ path }) => path[0] !== 'meta' && path[0] !== 'tasks');
  const patches = isWhole
    ? back.flatMap((patch) => untouchedPart(patch, document))
    : back.flatMap((patch) => onlyRecord(patch, edited));
  // A Pro order holds stock: without its stock just as it was, it would be booked twice.
  const isPartly = isWhole && !sameValue(patches, back);
  if (isPartly && edited.list === 'alchemy/orders') return document;
  return applyPatches(document, invertPatches(patches));
}

/**
 * The farm as if the other device had not deleted the record: with what went because of it, and without
 * touching what else that device has done. A Pro order held stock that is free since, so it stays away.
 */
function withoutDelete(
  document: FarmDocument,
  { patches }: HistoryEntry,
  { list, id }: EditedRecord,
): FarmDocument {
  if (list === 'alchemy/orders') return document;
  const before = applyPatches(document, invertPatches(patches));
  const deleted = diffDocuments(before, dropRecord(before, list, id));
  return applyPatches(
    document,
    invertPatches(deleted.flatMap((patch) => untouchedPart(patch, document))),
  );
}

function removedBy(patch: DocumentPatch): readonly PlacedRecord[] {
  return asRecordsPatch(patch)?.removed ?? [];
}

function takesAway(patch: DocumentPatch, { list, id }: EditedRecord): boolean {
  if (patch.path.join('/') !== list) return false;
  const isIt = ({ record }: PlacedRecord): boolean => record['id'] === id;
  return removedBy(patch).some(isIt) && !(patch.kind === 'records' && patch.inserted.some(isIt));
}

/** Not an import or a reset, which take whole lists away: then what else they took stays away. */
function isOneDelete(patch: DocumentPatch): boolean {
  const isReplaced = patch.kind === 'records' && patch.inserted.length > 0;
  return removedBy(patch).length === 1 && !isReplaced;
}

function onlyRecord(patch: DocumentPatch, edited: EditedRecord): DocumentPatch[] {
  if (!takesAway(patch, edited)) return [];
  const removed = removedBy(patch).filter(({ record }) => record['id'] === edited.id);
  return [takenFrom(patch.path, removed)];
}

function takenFrom(path: DocumentPatch['path'], removed: readonly PlacedRecord[]): DocumentPatch {
  return { kind: 'records', path, removed, inserted: [], changed: [], isAbsentWhereEmpty: true };
}

/** The part of a patch whose result still stands in the farm. */
function untouchedPart(patch: DocumentPatch, document: FarmDocument): DocumentPatch[] {
  const now = entryAt(document, patch.path);
  if (patch.kind === 'value' && sameValue(now, patch.after)) return [patch];
  const list = now ?? [];
  if (!isRecordList(list)) return [];
  const present = new Map(list.map((record) => [listKey(record), record]));
  const stands = (record: JsonRecord) => sameValue(present.get(listKey(record)), record);
  const removed = removedBy(patch).filter(({ record }) => !present.has(listKey(record)));
  if (patch.kind === 'value') {
    return removed.length === 0 ? [] : [takenFrom(patch.path, removed)];
  }
  const inserted = patch.inserted.filter(({ record }) => stands(record));
  const changed = patch.changed.filter(({ after }) => stands(after));
  const left = { ...patch, removed, inserted, changed };
  return [now === undefined ? { ...left, isAbsentWhereEmpty: true } : left];
}
