import { changeEntry, entryAt } from './document-patch-path.ts';
import {
  type RecordsPatch,
  applyToRecords,
  diffRecords,
  isRecordList,
  listKey,
  staysRecordList,
} from './document-patch-records.ts';
import { type FarmDocument, sameValue } from './farm-document.ts';
import { isRecord, readOwn, type JsonRecord } from './json-record.ts';

/** A value at a path before and after; a missing side means it was not there. */
export interface ValuePatch {
  readonly kind: 'value';
  readonly path: readonly string[];
  readonly before?: unknown;
  readonly after?: unknown;
}

/** One difference between two states of a farm, as plain JSON. */
export type DocumentPatch = ValuePatch | RecordsPatch;

/**
 * Computes the differences between two states of a farm.
 *
 * Record lists are compared by id, everything else by path. Shared parts are skipped, so the work grows with
 * the change.
 */
export function diffDocuments<T extends object = FarmDocument>(
  before: T,
  after: T,
): DocumentPatch[] {
  const patches: DocumentPatch[] = [];
  collect([], before, after, patches);
  return patches;
}

/** Applies patches. Records and values deleted in the meantime stay deleted. */
export function applyPatches<T extends object = FarmDocument>(
  document: T,
  patches: readonly DocumentPatch[],
): T {
  let result: unknown = document;
  for (const patch of patches) {
    result = changeEntry(result, patch.path, (current) =>
      patch.kind === 'value' ? patch.after : applyToRecords(current, patch),
    );
  }
  // Patches are made from farms, so what they lead to is a farm again.
  return result as T;
}

/**
 * Applies patches to a newer farm than they were made on, or to a part of one. Of a changed record only the fields in
 * its patch are set; what others have changed in it stays.
 *
 * @param isDraft - Nothing of it is saved yet: a changed record that others have deleted comes back.
 */
export function applyToNewer<T extends object>(
  current: T,
  patches: readonly DocumentPatch[],
  isDraft = false,
): T {
  const onto = (change: DocumentPatch): DocumentPatch => {
    const list = entryAt(current, change.path);
    const patch = asRecordsPatch(change);
    if (patch === null || !isRecordList(list)) return change;
    const there = new Map(list.map((record) => [listKey(record), record]));
    const onNewer = (before: JsonRecord, after: JsonRecord) => {
      const now = there.get(listKey(before));
      return now && applyToNewer(now, diffDocuments(before, after), isDraft);
    };
    const removed = new Map(patch.removed.map(({ record }) => [listKey(record), record]));
    const inserted = patch.inserted.map(({ index, record }) => {
      const moved = removed.get(listKey(record));
      return { index, record: (moved && onNewer(moved, record)) ?? record };
    });
    const changed: { before: JsonRecord; after: JsonRecord }[] = [];
    for (const { before, after } of patch.changed) {
      const now = onNewer(before, after);
      if (now !== undefined) changed.push({ before, after: now });
      else if (isDraft) inserted.push({ index: list.length, record: after });
    }
    return { ...patch, inserted, changed };
  };
  return applyPatches(current, patches.map(onto));
}

export function invertPatches(patches: readonly DocumentPatch[]): DocumentPatch[] {
  return patches.map(invertPatch).reverse();
}

function invertPatch(patch: DocumentPatch): DocumentPatch {
  const records = asRecordsPatch(patch);
  if (records !== null) {
    return {
      ...records,
      removed: records.inserted,
      inserted: records.removed,
      changed: records.changed.map(({ before, after }) => ({ before: after, after: before })),
    };
  }
  return {
    kind: 'value',
    path: patch.path,
    ...('after' in patch && { before: patch.after }),
    ...('before' in patch && { after: patch.before }),
  };
}

/**
 * Reads a patch as one of records, also if its list came or went with them: others may be in the list by the
 * time the change is undone. `null` for a patch of a value.
 */
export function asRecordsPatch(patch: DocumentPatch): RecordsPatch | null {
  if (patch.kind === 'records') return patch;
  const list = patch.before ?? patch.after;
  if (('before' in patch && 'after' in patch) || !isRecordList(list) || list.length === 0)
    return null;
  const placed = list.map((record, index) => ({ index, record }));
  const [removed, inserted] = 'after' in patch ? [[], placed] : [placed, []];
  const { path } = patch;
  return { kind: 'records', path, removed, inserted, changed: [], isAbsentWhereEmpty: true };
}

function collect(
  path: readonly string[],
  before: unknown,
  after: unknown,
  into: DocumentPatch[],
): void {
  if (before === after) return;
  if (isRecord(before) && isRecord(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      collect([...path, key], readOwn(before, key), readOwn(after, key), into);
    }
    return;
  }
  if (isRecordList(before) && staysRecordList(before, after)) {
    const patch = diffRecords(path, before, after);
    if (patch !== null) into.push(patch);
    return;
  }
  if (sameValue(before, after)) return;
  into.push({
    kind: 'value',
    path,
    ...(before !== undefined && { before }),
    ...(after !== undefined && { after }),
  });
}
