import { withRecords } from '../collections.ts';
import { mapRecords } from '#domain/records/change-records.ts';
import { isFarmRecord, recordsOf, type FarmRecord } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { FieldsRule, MergeRule, RecordsRule } from '../merge-rule.ts';
import { keyedRecords } from '../record-key.ts';
import { isNamed, namedRecord, type NamedRecord } from './named-record.ts';
import { pathTo, referencesIn, type ListPath } from './references-in.ts';
import { isRecord, readOwn, type JsonRecord } from '../../document/json-record.ts';

/** Records to restore, and those restored because of them. */
interface Restoring {
  readonly back: NamedRecord;
  readonly note: (slice: string, record: FarmRecord) => void;
}

/** Restores a deleted record and everything that was deleted because of it, if its own parents still exist. */
export function restoreRecord(
  farm: FarmDocument,
  base: FarmDocument,
  slice: string,
  id: string,
): FarmDocument {
  const record = recordsOf(base, slice).find((one) => one.id === id);
  if (record === undefined) return farm;
  const waiting = [namedRecord(base, slice, record)];
  let restored = farm;
  if (!recordsOf(farm, slice).some((one) => one.id === id)) {
    restored = withRecords(farm, slice, [...recordsOf(farm, slice), record]);
  }
  for (let back = waiting.pop(); back !== undefined; back = waiting.pop()) {
    const walk: Restoring = {
      back,
      note: (inside, found) => waiting.push(namedRecord(base, inside, found)),
    };
    // Only what named the record comes back, so a farm stays a farm.
    restored = withBack(FARM_SCHEMA, restored, base, '', walk) as FarmDocument;
  }
  return restored;
}

function withBack(
  rule: MergeRule,
  now: unknown,
  before: unknown,
  path: ListPath,
  walk: Restoring,
): unknown {
  if (before === undefined || !referencesIn(rule).some(({ to }) => to === walk.back.slice)) {
    return now;
  }
  switch (rule.kind) {
    case 'fields':
      return isRecord(now) && isRecord(before)
        ? withFieldsBack(rule, now, before, path, walk)
        : now;
    case 'records': {
      if (!Array.isArray(before) || !(Array.isArray(now) || now === undefined)) return now;
      const restored = withRecordsBack(rule, now ?? [], before, path, walk);
      return restored.length === 0 ? now : restored;
    }
    case 'set': {
      if (!Array.isArray(now) || !Array.isArray(before)) return now;
      const missing = before.filter((text) => isOfIt(rule, text, walk) && !now.includes(text));
      return missing.length === 0 ? now : [...(now as readonly unknown[]), ...missing];
    }
    case 'map': {
      if (!isRecord(now) || !isRecord(before)) return now;
      const missing = Object.entries(before).filter(
        ([key]) => isOfIt(rule, key, walk) && !Object.hasOwn(now, key),
      );
      return missing.length === 0 ? now : { ...now, ...Object.fromEntries(missing) };
    }
    default:
      return isEmptied(rule, now) && isOfIt(rule, before, walk) ? before : now;
  }
}

function withFieldsBack(
  rule: FieldsRule,
  now: JsonRecord,
  before: JsonRecord,
  path: ListPath,
  walk: Restoring,
): unknown {
  let restored = now;
  for (const [name, inner] of Object.entries(rule.of)) {
    const own = readOwn(now, name);
    const after = withBack(inner, own, readOwn(before, name), pathTo(path, name), walk);
    if (after !== own) restored = { ...restored, [name]: after };
  }
  return restored;
}

function withRecordsBack(
  rule: RecordsRule,
  now: readonly unknown[],
  before: readonly unknown[],
  path: ListPath,
  walk: Restoring,
): readonly unknown[] {
  const [present, former] = [keyedRecords(rule, now), keyedRecords(rule, before)];
  const missing = [...former]
    .filter(([key, record]) => !present.has(key) && wentWith(rule.of, record, walk))
    .map(([, record]) => record);
  for (const record of missing) if (isFarmRecord(record) && path !== null) walk.note(path, record);
  const keys = new Map([...present].map(([key, record]) => [record, key]));
  const changed = mapRecords(now, (record) =>
    withBack(rule.of, record, former.get(keys.get(record) ?? ''), null, walk),
  );
  if (missing.length === 0) return changed;
  if (path !== null) return [...changed, ...missing];
  // Lines stand in their former order, what is new after them.
  const places = new Map([...former.keys()].map((key, place) => [key, place]));
  const keyed = [...keyedRecords(rule, [...changed, ...missing])];
  const place = (key: string) => places.get(key) ?? former.size;
  return keyed.toSorted(([a], [b]) => place(a) - place(b)).map(([, record]) => record);
}

/** Whether a record was deleted together with what it names. */
function wentWith(rule: FieldsRule, record: unknown, walk: Restoring): boolean {
  if (!isRecord(record)) return false;
  return Object.entries(rule.of).some(([name, inner]) => {
    const value = readOwn(record, name);
    if (inner.kind === 'fields') return wentWith(inner, value, walk);
    if (inner.kind === 'records' && inner.holdsRecord === true) {
      return (
        Array.isArray(value) &&
        value.length > 0 &&
        value.every((entry) => wentWith(inner.of, entry, walk))
      );
    }
    return inner.names?.onDelete === 'remove' && isOfIt(inner, value, walk);
  });
}

function isOfIt({ names }: MergeRule, text: unknown, { back }: Restoring): boolean {
  return names !== undefined && names.onDelete !== 'history' && isNamed(text, names, back);
}

function isEmptied({ names }: MergeRule, now: unknown): boolean {
  if (names?.onDelete === 'clear') return now === null;
  return names?.onDelete === 'leave out' && now === undefined;
}
