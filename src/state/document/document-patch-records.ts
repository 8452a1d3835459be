import { commonEnds } from '#domain/records/changed-records.ts';
import { sameValue } from './farm-document.ts';
import { placeIn } from '#domain/records/sorted-list.ts';
import { isRecord, readOwn, type JsonRecord } from './json-record.ts';

export interface PlacedRecord {
  readonly index: number;
  readonly record: JsonRecord;
}

/** Indexes of `removed` refer to the old list, those of `inserted` to the new one. A moved record is in both. */
export interface RecordsPatch {
  readonly kind: 'records';
  readonly path: readonly string[];
  readonly removed: readonly PlacedRecord[];
  readonly inserted: readonly PlacedRecord[];
  readonly changed: readonly { readonly before: JsonRecord; readonly after: JsonRecord }[];
  /** The farm has the list only while there is something in it. */
  readonly isAbsentWhereEmpty?: true;
}

/** Lists of a farm are never changed in place, so one look at each is enough. */
const knownLists = new WeakSet<object>();

/** True for a list in which every record has its own id. */
export function isRecordList(value: unknown): value is readonly JsonRecord[] {
  if (!Array.isArray(value)) return false;
  if (knownLists.has(value)) return true;
  const keys = new Set<string>();
  for (const item of value) {
    const key = listKey(item);
    if (key === null || keys.has(key)) return false;
    keys.add(key);
  }
  knownLists.add(value);
  return true;
}

/** Checks a list derived from a known one. Only unshared parts are checked. */
export function staysRecordList(
  before: readonly JsonRecord[],
  after: unknown,
): after is readonly JsonRecord[] {
  if (!Array.isArray(after)) return false;
  const { start, end } = commonEnds<unknown>(before, after);
  const old = new Set(before.slice(start, before.length - end).map(listKey));
  const keys = after.slice(start, after.length - end).map(listKey);
  if (keys.includes(null) || new Set(keys).size < keys.length) return false;
  const fresh = new Set(keys.filter((key) => !old.has(key)));
  const isShared = (record: JsonRecord) => fresh.has(listKey(record));
  const isKnown =
    fresh.size === 0 ||
    !(before.slice(0, start).some(isShared) || before.slice(before.length - end).some(isShared));
  if (isKnown) knownLists.add(after);
  return isKnown;
}

/** The difference of two lists of records, or null when they say the same. */
export function diffRecords(
  path: readonly string[],
  wholeBefore: readonly JsonRecord[],
  wholeAfter: readonly JsonRecord[],
): RecordsPatch | null {
  // One task ticked among thousands: what both lists begin and end with is not looked into.
  const { start, end } = commonEnds(wholeBefore, wholeAfter);
  const before = wholeBefore.slice(start, wholeBefore.length - end);
  const after = wholeAfter.slice(start, wholeAfter.length - end);
  const places = new Map(before.map((record, index) => [listKey(record), index]));
  const oldPlaces = after.map((record) => places.get(listKey(record)) ?? -1);
  const kept = longestIncreasingRun(oldPlaces);
  const keptBefore = new Set<number>();
  const inserted: PlacedRecord[] = [];
  const changed: { before: JsonRecord; after: JsonRecord }[] = [];
  after.forEach((record, index) => {
    if (!kept.has(index)) {
      inserted.push({ index: start + index, record });
      return;
    }
    const place = oldPlaces[index] ?? -1;
    const old = before[place];
    keptBefore.add(place);
    if (old !== undefined && !sameValue(old, record)) changed.push({ before: old, after: record });
  });
  const removed = before.flatMap((record, index) =>
    keptBefore.has(index) ? [] : [{ index: start + index, record }],
  );
  if (removed.length + inserted.length + changed.length === 0) return null;
  return { kind: 'records', path, removed, inserted, changed };
}

/** Applies changes to a newer list. Deleted records stay deleted, nothing is duplicated. */
export function applyToRecords(current: unknown, patch: RecordsPatch): unknown {
  const list = patch.isAbsentWhereEmpty ? (current ?? []) : current;
  if (!Array.isArray(list)) return current;
  const removed = new Set(patch.removed.map(({ record }) => listKey(record)));
  const leaving = new Set([...removed, ...patch.inserted.map(({ record }) => listKey(record))]);
  const changes = new Map(patch.changed.map(({ before, after }) => [listKey(before), after]));
  const staying: unknown[] = [];
  const moving = new Set<string>();
  for (const item of list) {
    const key = listKey(item);
    if (key === null || !leaving.has(key)) staying.push(changes.get(key) ?? item);
    else moving.add(key);
  }
  const inserted = patch.inserted.filter(({ record }) => {
    const key = listKey(record);
    return key === null || !removed.has(key) || moving.has(key);
  });
  const result = withInserted(staying, inserted);
  return patch.isAbsentWhereEmpty && result.length === 0 ? undefined : result;
}

function withInserted(staying: readonly unknown[], inserted: readonly PlacedRecord[]): unknown[] {
  const result: unknown[] = [];
  let next = 0;
  for (const { index, record } of inserted) {
    while (result.length < index && next < staying.length) result.push(staying[next++]);
    result.push(record);
  }
  while (next < staying.length) result.push(staying[next++]);
  return result;
}

/** Key of a record in a list; `null` if it isn't a record. */
export function listKey(record: unknown): string | null {
  if (!isRecord(record)) return null;
  const key = readOwn(record, 'id') ?? readOwn(record, 'cycleKey');
  return typeof key === 'string' ? key : null;
}

/**
 * Returns the most records of a list that need not move.
 *
 * @param oldPlaces - For every place of the new list the place in the old one, -1 for a new record.
 * @returns Places of the new list whose records are already in the right order.
 */
function longestIncreasingRun(oldPlaces: readonly number[]): ReadonlySet<number> {
  // Longest increasing run: `ends[n]` is the place that ends the best run of n + 1 records so far.
  const ends: number[] = [];
  const previous: number[] = [];
  const oldPlace = (place: number): number => oldPlaces[place] ?? -1;
  oldPlaces.forEach((old, place) => {
    if (old < 0) return;
    const length = placeIn(ends, old, (end, wanted) => oldPlace(end) - wanted);
    previous[place] = length === 0 ? -1 : (ends[length - 1] ?? -1);
    ends[length] = place;
  });
  const kept = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = previous[place] ?? -1) kept.add(place);
  return kept;
}
