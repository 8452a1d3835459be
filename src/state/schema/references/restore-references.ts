import { withRecords } from '../collections.ts';
import { mapRecords, recordById } from '#domain/records/change-records.ts';
import { recordsOf } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { MergeRule, RecordsRule } from '../merge-rule.ts';
import { keyedRecords } from '../record-key.ts';
import { dropNames } from './drop-references.ts';
import { namedRecord } from './named-record.ts';
import { isRecord, readOwn } from '../../document/json-record.ts';

/** Restores a deleted record and everything that was deleted because of it, if its own parents still exist. */
export function restoreRecord(
  farm: FarmDocument,
  base: FarmDocument,
  slice: string,
  id: string,
): FarmDocument {
  const record = recordById(recordsOf(base, slice), id);
  if (record === undefined) return farm;
  const waiting = [namedRecord(base, slice, record)];
  let restored = farm;
  const records = recordsOf(farm, slice);
  if (recordById(records, id) === undefined) {
    restored = withRecords(farm, slice, [...records, record]);
  }
  for (let back = waiting.pop(); back !== undefined; back = waiting.pop()) {
    const now = restored;
    const isMeant = () => true;
    const without = dropNames(base, back, isMeant, (list, lost) => {
      const isThere = recordById(recordsOf(now, list), lost.id) !== undefined;
      if (!isThere) waiting.push(namedRecord(base, list, lost));
    });
    // Only what named the record comes back, so a farm stays a farm.
    restored = withBack(FARM_SCHEMA, now, without, base, false) as FarmDocument;
  }
  return restored;
}

/** A value with what it had before, and would not have without the record. */
function withBack(
  rule: MergeRule,
  now: unknown,
  without: unknown,
  before: unknown,
  isInRecord: boolean,
): unknown {
  if (without === before) return now;
  switch (rule.kind) {
    case 'fields': {
      if (!isRecord(now) || !isRecord(before)) return now;
      let restored = now;
      for (const [name, inner] of Object.entries(rule.of)) {
        const [own, had] = [readOwn(now, name), readOwn(before, name)];
        // Of a record that would go altogether only the lines that hold it are looked at.
        const left = isRecord(without)
          ? readOwn(without, name)
          : inner.kind === 'records'
            ? []
            : had;
        const after = withBack(inner, own, left, had, isInRecord);
        if (after !== own) restored = { ...restored, [name]: after };
      }
      return restored;
    }
    case 'records': {
      const list = now ?? [];
      if (!Array.isArray(list) || !Array.isArray(without) || !Array.isArray(before)) return now;
      const restored = withRecordsBack(rule, list, without, before, isInRecord);
      return restored.length === 0 ? now : restored;
    }
    case 'set': {
      if (!Array.isArray(now) || !Array.isArray(without) || !Array.isArray(before)) return now;
      const missing = before.filter((text) => !without.includes(text) && !now.includes(text));
      return missing.length === 0 ? now : [...(now as readonly unknown[]), ...missing];
    }
    case 'map': {
      if (!isRecord(now) || !isRecord(without) || !isRecord(before)) return now;
      const missing = Object.entries(before).filter(
        ([key]) => !Object.hasOwn(without, key) && !Object.hasOwn(now, key),
      );
      return missing.length === 0 ? now : { ...now, ...Object.fromEntries(missing) };
    }
    default:
      return now === without ? before : now;
  }
}

function withRecordsBack(
  rule: RecordsRule,
  now: readonly unknown[],
  without: readonly unknown[],
  before: readonly unknown[],
  isInRecord: boolean,
): readonly unknown[] {
  const [present, former] = [keyedRecords(rule, now), keyedRecords(rule, before)];
  const left = keyedRecords(rule, without);
  const missing = [...former]
    .filter(([key]) => !present.has(key) && !left.has(key))
    .map(([, record]) => record);
  const keys = new Map([...present].map(([key, record]) => [record, key]));
  const changed = mapRecords(now, (record) => {
    const key = keys.get(record) ?? '';
    return withBack(rule.of, record, left.get(key), former.get(key), true);
  });
  if (missing.length === 0) return changed;
  if (!isInRecord) return [...changed, ...missing];
  // Lines stand in their former order, what is new after them.
  const places = new Map([...former.keys()].map((key, place) => [key, place]));
  const keyed = [...keyedRecords(rule, [...changed, ...missing])];
  const place = (key: string) => places.get(key) ?? former.size;
  return keyed.toSorted(([a], [b]) => place(a) - place(b)).map(([, record]) => record);
}
