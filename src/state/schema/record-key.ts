import { canonicalJson } from '../document/canonical-json.ts';
import { isPlainObject, readOwn } from '../document/document-patch-path.ts';
import type { RecordsRule } from './merge-rule.ts';

/** The records of a list by what tells them apart. */
export type KeyedRecords = ReadonlyMap<string, unknown>;

/** Every record of a list under its key; one that comes a second time gets a key of its own, so that none is lost. */
export function keyedRecords(rule: RecordsRule, list: readonly unknown[]): KeyedRecords {
  const keyed = new Map<string, unknown>();
  for (const record of list) {
    const key = recordKey(rule, record);
    if (!keyed.has(key)) {
      keyed.set(key, record);
      continue;
    }
    let number = 2;
    while (keyed.has(`${key}#${number}`)) number += 1;
    keyed.set(`${key}#${number}`, record);
  }
  return keyed;
}

/** What tells a record from the others of its list. */
export function recordKey(rule: RecordsRule, record: unknown): string {
  if (!isPlainObject(record)) return canonicalJson(record);
  if (rule.key !== undefined) return rule.key(record);
  const id = readOwn(record, 'id');
  return typeof id === 'string' ? id : canonicalJson(record);
}

/** What a grower calls a record: `Order Harbor Bistro`. */
export function recordLabel(rule: RecordsRule, key: string, record: unknown): string {
  if (!isPlainObject(record)) return rule.noun;
  const name = ['name', 'label', 'title', 'varietyName']
    .map((field) => readOwn(record, field))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return `${rule.noun} ${typeof name === 'string' ? name : key}`;
}
