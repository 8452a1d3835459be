import { mapRecords, filterRecords } from '#domain/records/change-records.ts';
import type { FieldsRule, MapRule, MergeRule, RecordsRule, Reference } from '../merge-rule.ts';
import { pathTo, type ListPath } from './references-in.ts';
import { isRecord, readOwn, type JsonRecord } from '../../document/json-record.ts';

/** Marks a record or entry that is deleted with its target. */
export const GONE = Symbol('gone');

/** A walk through all that may name a record. */
export interface NamesWalk {
  /** Whether anything in a value of this kind may have to change. */
  readonly concerns: (rule: MergeRule, path: ListPath) => boolean;
  /** Maps a reference; not called for `undefined`. */
  readonly name: (text: unknown, names: Reference | undefined) => unknown;
  /** Maps a record whose references changed. */
  readonly record: (
    changed: unknown,
    record: unknown,
    rule: RecordsRule,
    path: ListPath,
  ) => unknown;
}

/** A value with other names in it; the very same where none of them changes. */
export function changeNames(
  rule: MergeRule,
  value: unknown,
  path: ListPath,
  walk: NamesWalk,
): unknown {
  if (value === undefined || !walk.concerns(rule, path)) return value;
  switch (rule.kind) {
    case 'fields':
      return isRecord(value) ? changeFields(rule, value, path, walk) : value;
    case 'records':
      return changeList(value, (record) =>
        walk.record(changeNames(rule.of, record, null, walk), record, rule, path),
      );
    case 'set':
      return changeList(value, (text) => walk.name(text, rule.names));
    case 'map':
      return isRecord(value) ? changeMap(rule, value, walk) : value;
    case 'whole':
    case 'part':
    case 'derived':
      if (rule.of) return changeNames(rule.of, value, null, walk);
      return walk.name(value, rule.names);
    default:
      return walk.name(value, rule.names);
  }
}

function changeFields(
  rule: FieldsRule,
  value: JsonRecord,
  path: ListPath,
  walk: NamesWalk,
): unknown {
  let changed = value;
  for (const [name, inner] of Object.entries(rule.of)) {
    const before = readOwn(value, name);
    const after = changeNames(inner, before, pathTo(path, name), walk);
    if (after === before) continue;
    if (after === GONE || isEmptied(inner, after)) return GONE;
    const { [name]: _before, ...others } = changed;
    changed = after === undefined ? others : { ...changed, [name]: after };
  }
  return changed;
}

function isEmptied(rule: MergeRule, after: unknown): boolean {
  const isHolding = rule.kind === 'records' && rule.holdsRecord === true;
  return isHolding && Array.isArray(after) && after.length === 0;
}

function changeList(list: unknown, change: (item: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  return filterRecords(mapRecords<unknown>(list, change), (item) => item !== GONE);
}

function changeMap(
  { of, names }: MapRule & Pick<MergeRule, 'names'>,
  value: JsonRecord,
  walk: NamesWalk,
): unknown {
  const changed = Object.entries(value).map(([key, entry]) => ({
    key,
    entry,
    name: walk.name(key, names),
    left: changeNames(of, entry, null, walk),
  }));
  if (changed.every(({ key, entry, name, left }) => name === key && left === entry)) return value;
  const kept = changed.filter(({ name, left }) => name !== GONE && left !== GONE);
  return Object.fromEntries(kept.map(({ name, left }) => [name, left]));
}
