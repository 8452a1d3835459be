import type { CollectionName } from '../document/collection-names.ts';
import { recordsOf } from '../document/collection-names.ts';
import type { DocumentPatch } from '../document/document-patch.ts';
import { applyPatches, diffDocuments, invertPatches } from '../document/document-patch.ts';
import { entryAt } from '../document/document-patch-path.ts';
import { isRecordList, listKey, type RecordsPatch } from '../document/document-patch-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { sameValue } from '../document/same-value.ts';
import type { FarmAction } from './farm-action.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import type { History, HistoryEntry } from './history.ts';

/** What is said when a record is gone and nothing here knows what it was. */
export const GONE_MEANWHILE =
  'This was deleted on another device meanwhile. Nothing was saved; what you typed is still here.';

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
  if (edited === null || has(document, edited)) return document;
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

/** Throws when a farm after an action lacks what was edited: then nothing was saved, and nobody may say so. */
export function refuseGone(after: FarmDocument, action: FarmAction): void {
  const edited = editedRecord(action);
  if (edited !== null && !has(after, edited)) throw new Error(GONE_MEANWHILE);
}

interface EditedRecord {
  readonly list: CollectionName;
  readonly id: string;
}

/** The record that must be there for an action; null for one that makes its own or changes no record. */
function editedRecord(action: FarmAction): EditedRecord | null {
  switch (action.type) {
    case 'UPDATE_VARIETY':
    case 'SAVE_CALIBRATION':
      return { list: 'varieties', id: action.payload.id };
    case 'ADD_JOURNAL_ENTRY':
    case 'UPDATE_JOURNAL_ENTRY':
      return { list: 'varieties', id: action.payload.varietyId };
    case 'UPDATE_MATERIAL':
    case 'RECEIVE_STOCK':
    case 'ADJUST_STOCK':
      return { list: 'catalog/materials', id: action.payload.id };
    case 'UPDATE_PRODUCT':
      return { list: 'products', id: action.payload.id };
    case 'UPDATE_ORDER':
      return { list: 'orders', id: action.payload.id };
    case 'UPDATE_RECURRING':
      return { list: 'recurring', id: action.payload.id };
    case 'SET_ORDER_END':
    case 'ADD_ORDER_PAUSE':
    case 'REMOVE_ORDER_PAUSE':
      return { list: action.payload.list, id: action.payload.id };
    case 'UPDATE_CUSTOMER':
      return { list: 'customers', id: action.payload.id };
    case 'UPDATE_SINGLE':
      return { list: 'single', id: action.payload.id };
    case 'UPDATE_PACKAGING':
      return { list: 'catalog/packaging', id: action.payload.id };
    case 'UPDATE_OVERHEAD':
      return { list: 'catalog/overheads', id: action.payload.id };
    case 'UPDATE_OVERHEAD_BILL':
      return { list: 'catalog/overheadLogs', id: action.payload.id };
    case 'UPDATE_PRO_ITEM':
      return { list: 'alchemy/items', id: action.payload.id };
    case 'UPDATE_PRO_CATEGORY':
      return { list: 'alchemy/categories', id: action.payload.id };
    case 'UPDATE_PRO_SUBGROUP':
      return { list: 'alchemy/subgroups', id: action.payload.id };
    case 'UPDATE_PRO_PRODUCT':
      return { list: 'alchemy/products', id: action.payload.id };
    case 'UPDATE_PRO_ORDER':
      return { list: 'alchemy/orders', id: action.payload.id };
    default:
      return null;
  }
}

function has(document: FarmDocument, { list, id }: EditedRecord): boolean {
  return recordsOf(document, list).some((record) => record.id === id);
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
