import { canonicalJson } from '../document/canonical-json.ts';
import type { RecordsRule } from './merge-rule.ts';
import { isRecord, readOwn } from '../document/json-record.ts';

export type KeyedRecords = ReadonlyMap<string, unknown>;

/** Keys every record of a list. A duplicate gets its own key, so none is lost. */
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

export function recordKey(rule: RecordsRule, record: unknown): string {
  if (!isRecord(record)) return canonicalJson(record);
  if (rule.key !== undefined) return rule.key(record);
  const id = readOwn(record, 'id');
  return typeof id === 'string' ? id : canonicalJson(record);
}

/** Display name of a record: `Order Harbor Bistro`. */
export function recordLabel(rule: RecordsRule, key: string, record: unknown): string {
  if (!isRecord(record)) return rule.noun;
  const name = ['name', 'label', 'title', 'varietyName']
    .map((field) => readOwn(record, field))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return `${rule.noun} ${typeof name === 'string' ? name : key}`;
}
