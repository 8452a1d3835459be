import { isPlainObject, readOwn } from '../document-patch-path.ts';
import type { FarmDocument } from '../farm-document.ts';
import type { FieldsRule, RecordsRule } from './merge-rule.ts';
import { MERGE_TABLE } from './merge-table.ts';

/** A record that is known by its id. */
export type FarmRecord = Readonly<Record<string, unknown>> & { readonly id: string };

const TABLE: FieldsRule = { kind: 'fields', of: MERGE_TABLE };

const RULES = new Map<string, RecordsRule>();
for (const [slice, rule] of Object.entries(TABLE.of)) {
  if (rule.kind === 'records') RULES.set(slice, rule);
  if (rule.kind !== 'fields') continue;
  for (const [name, inner] of Object.entries(rule.of)) {
    if (inner.kind === 'records') RULES.set(`${slice}/${name}`, inner);
  }
}

/** Lists of records whose deletes are remembered: all but the work that is planned again anyway. */
const REMEMBERED = [...RULES.keys()].filter((name) => name !== 'tasks');

/** The lists of records of a farm, as `orders` or `catalog/materials`. */
export function collectionNames(): readonly string[] {
  return REMEMBERED;
}

/** How the records of a list are merged; undefined when there is no such list. */
export function ruleOfCollection(name: string): RecordsRule | undefined {
  return RULES.get(name);
}

/** The records of a list of a farm; the very list when all of them have an id. */
export function recordsOf(farm: FarmDocument, name: string): readonly FarmRecord[] {
  let value: unknown = farm;
  for (const step of name.split('/'))
    value = isPlainObject(value) ? readOwn(value, step) : undefined;
  if (!Array.isArray(value)) return NO_RECORDS;
  return value.every(hasId) ? value : value.filter(hasId);
}

const NO_RECORDS: readonly FarmRecord[] = [];

function hasId(record: unknown): record is FarmRecord {
  return isPlainObject(record) && typeof readOwn(record, 'id') === 'string';
}
