import type { DocumentPatch } from '../document/document-patch.ts';
import { applyPatches, diffDocuments, invertPatches } from '../document/document-patch.ts';
import { entryAt } from '../document/document-patch-path.ts';
import { isRecordList, listKey, type RecordsPatch } from '../document/document-patch-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { sameValue } from '../document/same-value.ts';
import type { FarmAction } from './farm-action.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import { editedRecord, hasRecord, type EditedRecord } from './edited-record.ts';
import type { History, HistoryEntry } from './history.ts';

/**
 * The farm that an action is carried out on: the farm itself, or the one in which the record is there again
 * that another tab or device has deleted while it was edited here. An edit beats a delete.
 *
 * With the record comes back what went with it, as far as nobody has touched it since. Where the history does
 * not know the record, nothing comes back, see `refuseGone`.
 */
export function bringBack(
  document: FarmDocument,
  { undo, redo, takenAway = [] }: History,
  action: FarmAction,
): FarmDocument {
  const edited = editedRecord(action);
  if (edited === null || hasRecord(document, edited)) return document;
  const gone = [...undo, ...redo].findLast(({ patches }) =>
    patches.some((patch) => takesAway(patch, edited)),
  );
  if (gone === undefined) {
    const merge = takenAway.findLast(({ patches }) =>
      patches.some((patch) => takesAway(patch, edited)),
    );
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

function takesAway(patch: DocumentPatch, { list, id }: EditedRecord): patch is RecordsPatch {
  if (patch.kind !== 'records' || patch.path.join('/') !== list) return false;
  const moved = patch.inserted.some(({ record }) => record['id'] === id);
  return !moved && patch.removed.some(({ record }) => record['id'] === id);
}

/** Not an import or a reset, which take whole lists away: then what else they took stays away. */
function isOneDelete({ removed, inserted }: RecordsPatch): boolean {
  return removed.length === 1 && inserted.length === 0;
}

function onlyRecord(patch: DocumentPatch, edited: EditedRecord): RecordsPatch[] {
  if (!takesAway(patch, edited)) return [];
  const removed = patch.removed.filter(({ record }) => record['id'] === edited.id);
  return [{ ...patch, removed, inserted: [], changed: [] }];
}

/** The part of a patch whose result still stands in the farm. */
function untouchedPart(patch: DocumentPatch, document: FarmDocument): DocumentPatch[] {
  const now = entryAt(document, patch.path);
  if (patch.kind === 'value') return sameValue(now, patch.after) ? [patch] : [];
  if (!isRecordList(now)) return [];
  const present = new Map(now.map((record) => [listKey(record), record]));
  const stands = (record: RecordsPatch['changed'][number]['after']) =>
    sameValue(present.get(listKey(record)), record);
  const removed = patch.removed.filter(({ record }) => !present.has(listKey(record)));
  const inserted = patch.inserted.filter(({ record }) => stands(record));
  return [
    { ...patch, removed, inserted, changed: patch.changed.filter(({ after }) => stands(after)) },
  ];
}
