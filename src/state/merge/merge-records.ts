import { haveSameItems, compareTexts } from '#domain/records/lists.ts';
import { STEP_ORDER } from '#domain/catalog/varieties/variety.ts';
import { sameValue } from '../document/farm-document.ts';
import { groupIn } from '../document/notices/sync-notice.ts';
import {
  type MergeContext,
  type Place,
  type Side,
  type Sides,
  inside,
  ofEach,
} from './merge-context.ts';
import type { FieldsRule, RecordsRule } from '../schema/merge-rule.ts';
import { type KeyedRecords, keyedRecords, recordLabel } from '../schema/record-key.ts';
import { fieldIn, freshSignatures, textIn } from './merge-signature.ts';
import { mergedOrder } from './record-order.ts';
import { isRecord } from '../document/json-record.ts';

type MergeFields = (rule: FieldsRule, sides: Sides, place: Place, context: MergeContext) => unknown;

interface RecordMerge {
  readonly rule: RecordsRule;
  readonly place: Place;
  readonly context: MergeContext;
  readonly mergeFields: MergeFields;
}

export function mergeRecords(
  rule: RecordsRule,
  lists: Sides,
  place: Place,
  context: MergeContext,
  mergeFields: MergeFields,
): readonly unknown[] {
  const keyed = ofEach(lists, (list) => keyedRecords(rule, Array.isArray(list) ? list : []));
  const merge = { rule, place, context, mergeFields };
  const merged = new Map<string, unknown>();
  for (const key of new Set([...keyed.remote.keys(), ...keyed.local.keys()])) {
    const sides = ofEach(keyed, (records) => records.get(key));
    const record = mergeRecord(merge, key, sides);
    if (record !== undefined) merged.set(key, record);
  }
  const result = inOrder(merge, keyed, merged);
  return (
    sameItems(result, lists.remote as readonly unknown[]) ??
    sameItems(result, lists.local as readonly unknown[]) ??
    result
  );
}

function mergeRecord(merge: RecordMerge, key: string, sides: Sides): unknown {
  const { base, local, remote } = sides;
  if (local === undefined || remote === undefined) return mergeOneSided(merge, key, sides);
  if (local === remote || sameValue(local, remote) || sameValue(local, base)) return remote;
  if (sameValue(remote, base)) return local;
  const { rule } = merge;
  const context = isQuiet(rule, remote) ? aboutGroups(merge.context) : merge.context;
  return merge.mergeFields(rule.of, sides, placeOf(merge, key, remote), context);
}

/** What was done with planned work is told; its words are planned again. */
function aboutGroups(context: MergeContext): MergeContext {
  return {
    ...context,
    note: (kind, place, ...noted) => {
      if (groupIn(place.path.at(-1) ?? '') !== null) context.note(kind, place, ...noted);
    },
  };
}

/** A record that one side does not have: new on the other, or deleted here and perhaps edited there. */
function mergeOneSided(merge: RecordMerge, key: string, sides: Sides): unknown {
  const { base, local, remote } = sides;
  const side: Side = local === undefined ? 'remote' : 'local';
  const record = local ?? remote;
  const { context, rule } = merge;
  const place = placeOf(merge, key, record);
  if (base === undefined) {
    if (context.hasBase || place.path.length > 0) return record;
    const missing: Side = side === 'local' ? 'remote' : 'local';
    if (context.deletedAt(missing, place.slice, place.entityId) === null) return record;
    if (!isQuiet(rule, record)) context.note('deleted', place, sides, missing);
    return undefined;
  }
  if (sameValue(record, base)) return undefined;
  if (!isQuiet(rule, record)) {
    const signed = freshSignatures(ofEach(sides, (one) => fieldIn(one, 'by')));
    context.note('edited', { ...place, signed }, sides, side);
  }
  return record;
}

function isQuiet(rule: RecordsRule, record: unknown): boolean {
  return isRecord(record) && rule.isQuiet?.(record) === true;
}

/** A record of a list inside another record keeps the name of that one. */
function placeOf({ rule, place }: RecordMerge, key: string, record: unknown): Place {
  if (place.entityId !== '') {
    const nested = inside(place, key);
    return { ...nested, label: `${place.label}, ${rule.noun.toLowerCase()}` };
  }
  const slice = [place.slice, ...place.path].filter((part) => part !== '').join('/');
  return { slice, entityId: key, label: recordLabel(rule, key, record), path: [] };
}

function inOrder(
  merge: RecordMerge,
  lists: Sides<KeyedRecords>,
  merged: ReadonlyMap<string, unknown>,
): readonly unknown[] {
  const { rule, place, context } = merge;
  // Planned work is sorted by its days afterwards.
  if (rule.isQuiet !== undefined) return [...merged.values()];
  const orders = ofEach(lists, (records) => [...records.keys()]);
  const { keys, bothSorted } = mergedOrder(orders, (key) => merged.has(key));
  if (bothSorted && rule.isOrdered && rule.sort === undefined) {
    context.note('order', place, orders, 'remote');
  }
  const result = keys.map((key) => merged.get(key));
  return rule.sort === undefined ? result : result.sort(SORTED[rule.sort]);
}

type Sorting = NonNullable<RecordsRule['sort']>;

/** How lists lie whose order says nothing. */
const SORTED: Readonly<Record<Sorting, (a: unknown, b: unknown) => number>> = {
  'newest first': (a, b) => byText('atISO')(b, a),
  day: (a, b) => byText('dateISO')(a, b) || byText('id')(a, b),
  'first day': byText('from'),
  'last day': byText('until'),
  steps: (a, b) => rank(a) - rank(b) || day(a) - day(b),
};

function byText(name: string) {
  return (a: unknown, b: unknown) => compareTexts(textIn(a, name), textIn(b, name));
}

function rank(step: unknown): number {
  const place = (STEP_ORDER as readonly string[]).indexOf(textIn(step, 'type'));
  return place === -1 ? STEP_ORDER.length : place;
}

function day(step: unknown): number {
  const value = fieldIn(step, 'dayStart');
  return typeof value === 'number' ? value : 0;
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): readonly unknown[] | null {
  return haveSameItems(a, b) ? b : null;
}
