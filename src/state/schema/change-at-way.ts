import { placedAmong } from '#domain/records/lists.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { groupIn } from '../document/notices/sync-notice.ts';
import { FARM_SCHEMA } from './farm-schema.ts';
import { type MergeRule, UNKNOWN, fieldsOfGroup } from './merge-rule.ts';
import { keyedRecords } from './record-key.ts';
import { asRecord, isRecord } from '../document/json-record.ts';

/** Makes the new value from the present one and its merge rule. */
type Change = (current: unknown, rule: MergeRule) => unknown;

/** Changes the value at a path of objects and record lists of a farm. A missing path changes nothing, but for a record to add. */
export function changeAtWay(
  farm: FarmDocument,
  way: readonly string[],
  change: Change,
): FarmDocument {
  // The value comes from a farm and goes back to its place in one.
  return changeWithin(FARM_SCHEMA, farm, way, change) as FarmDocument;
}

/** Puts records in the order of these keys; others stay behind what they stood behind. */
export function sortAtWay(farm: FarmDocument, way: readonly string[], keys: unknown): FarmDocument {
  return changeAtWay(farm, way, (list, rule) => {
    if (!Array.isArray(list) || !Array.isArray(keys) || rule.kind !== 'records') return list;
    const keyed = keyedRecords(rule, list);
    const wanted = [...new Set(keys.map(String))].filter((key) => keyed.has(key));
    return placedAmong(wanted, [...keyed.keys()]).map((key) => keyed.get(key));
  });
}

export function valueAtWay(farm: FarmDocument, way: readonly string[]): unknown {
  let found: unknown;
  changeAtWay(farm, way, (value) => (found = value));
  return found;
}

function changeWithin(
  rule: MergeRule,
  value: unknown,
  way: readonly string[],
  change: Change,
): unknown {
  const [segment, ...rest] = way;
  if (segment === undefined) return change(value, rule);
  const group = groupIn(segment);
  if (group !== null) return changeGroup(rule, value, group, change);
  if (Array.isArray(value)) return changeRecord(rule, value, way, change);
  if (!isRecord(value)) return value;
  const isThere = Object.hasOwn(value, segment);
  const inside = ruleOf(rule, segment);
  // A list that is left out when empty takes a record all the same.
  if (!isThere && rest.length > 0 && inside.kind !== 'records') return value;
  const before = isThere ? value[segment] : rest.length > 0 ? [] : undefined;
  const after = changeWithin(inside, before, rest, change);
  if (after === before) return value;
  if (after !== undefined) return { ...value, [segment]: after };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== segment));
}

/** Sets all fields of a group anew; those beside the group stay. */
function changeGroup(rule: MergeRule, value: unknown, group: string, change: Change): unknown {
  const parts = new Set(rule.kind === 'fields' ? fieldsOfGroup(rule, group) : []);
  const others = Object.entries(asRecord(value)).filter(([name]) => !parts.has(name));
  return { ...Object.fromEntries(others), ...asRecord(change(value, rule)) };
}

function changeRecord(
  rule: MergeRule,
  list: readonly unknown[],
  [key = '', ...rest]: readonly string[],
  change: Change,
): unknown {
  if (rule.kind !== 'records') return list;
  const before = keyedRecords(rule, list).get(key);
  if (before === undefined) {
    const added = rest.length === 0 ? change(undefined, rule.of) : undefined;
    return added === undefined ? list : [...list, added];
  }
  const after = changeWithin(rule.of, before, rest, change);
  if (after === before) return list;
  const place = list.indexOf(before);
  return after === undefined ? list.toSpliced(place, 1) : list.toSpliced(place, 1, after);
}

function ruleOf(rule: MergeRule, segment: string): MergeRule {
  const inside = rule.kind === 'map' ? rule.of : rule.kind === 'fields' ? rule.of[segment] : rule;
  return inside?.kind === 'part' ? (inside.of ?? UNKNOWN) : (inside ?? UNKNOWN);
}
