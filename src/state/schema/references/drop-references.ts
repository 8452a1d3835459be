import { changeEach, keepOnly } from '#domain/records/change-records.ts';
import { isFarmRecord, recordsOf, type FarmRecord } from '../../document/collection-names.ts';
import { changeEntry, isPlainObject, readOwn } from '../../document/document-patch-path.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { FieldsRule, MapRule, MergeRule, Reference } from '../merge-rule.ts';
import { isNamed, namedRecord, type NamedRecord } from './named-record.ts';
import {
  namedIn,
  pathTo,
  referencesIn,
  type ListPath,
  type ReferenceTest,
} from './references-in.ts';

/** Stands for a record or entry that goes with what it names. */
const GONE = Symbol('gone');

/** What a walk takes out, and the records that went because of it. */
interface Dropping {
  readonly gone: NamedRecord;
  readonly isMeant: ReferenceTest;
  readonly note: (slice: string, record: FarmRecord) => void;
}

/**
 * A farm without a record and without all that names it; the same farm when it has no such record,
 * or when something names it that cannot be without it.
 */
export function dropRecord(farm: FarmDocument, slice: string, id: string): FarmDocument {
  const record = recordsOf(farm, slice).find((one) => one.id === id);
  const isHeld = ({ to, onDelete }: Reference) => to === slice && onDelete === 'refuse';
  if (record === undefined || namedIn(farm, isHeld).some(({ text }) => text === id)) return farm;
  // Only a record is taken out, so a farm stays a farm.
  const without = changeEntry(farm, slice.split('/'), (list) =>
    Array.isArray(list) ? list.filter((one: unknown) => one !== record) : list,
  ) as FarmDocument;
  return dropReferences(without, slice, record);
}

/**
 * A farm in which nothing names a record any more that needs it: entries and records that name it
 * go, and with them what names those. History and what the grower must decide on stay as they are.
 */
export function dropReferences(
  farm: FarmDocument,
  slice: string,
  record: FarmRecord,
  isMeant: ReferenceTest = () => true,
): FarmDocument {
  const waiting = [namedRecord(farm, slice, record)];
  let dropped = farm;
  for (let gone = waiting.pop(); gone !== undefined; gone = waiting.pop()) {
    const { slice: from } = gone;
    const walk: Dropping = {
      gone,
      isMeant: (reference) => reference.to === from && isMeant(reference),
      note: (inside, lost) => waiting.push(namedRecord(farm, inside, lost)),
    };
    // Only what names the record is taken out, so a farm stays a farm.
    dropped = without(FARM_SCHEMA, dropped, '', walk) as FarmDocument;
  }
  return dropped;
}

function without(rule: MergeRule, value: unknown, path: ListPath, walk: Dropping): unknown {
  if (value === undefined || !referencesIn(rule).some(walk.isMeant)) return value;
  switch (rule.kind) {
    case 'fields':
      return isPlainObject(value) ? withoutInFields(rule, value, path, walk) : value;
    case 'records': {
      if (!Array.isArray(value)) return value;
      return withoutGone(value, (record) => {
        const left = without(rule.of, record, null, walk);
        if (left === GONE && path !== null && isFarmRecord(record)) walk.note(path, record);
        return left;
      });
    }
    case 'set':
      return Array.isArray(value)
        ? withoutGone(value, (text) => (isMeantBy(rule, text, walk) ? GONE : text))
        : value;
    case 'map':
      return isPlainObject(value) ? withoutInMap(rule, value, walk) : value;
    default:
      return isMeantBy(rule, value, walk) ? withoutName(rule, value) : value;
  }
}

function withoutInFields(
  rule: FieldsRule,
  value: Readonly<Record<string, unknown>>,
  path: ListPath,
  walk: Dropping,
): unknown {
  let left = value;
  for (const [name, inner] of Object.entries(rule.of)) {
    const before = readOwn(value, name);
    const after = without(inner, before, pathTo(path, name), walk);
    if (after === GONE || isEmptied(inner, before, after)) return GONE;
    if (after === before) continue;
    const { [name]: _before, ...others } = left;
    left = after === undefined ? others : { ...left, [name]: after };
  }
  return left;
}

/** Whether the last entry of a list went without which there is no such record. */
function isEmptied(rule: MergeRule, before: unknown, after: unknown): boolean {
  const isHolding = rule.kind === 'records' && rule.holdsRecord === true;
  return isHolding && after !== before && Array.isArray(after) && after.length === 0;
}

function withoutInMap(
  rule: MapRule,
  value: Readonly<Record<string, unknown>>,
  walk: Dropping,
): unknown {
  const left = Object.entries(value).map(([key, entry]) => {
    const isGone = isMeantBy(rule, key, walk);
    return [key, isGone ? GONE : without(rule.of, entry, null, walk)] as const;
  });
  if (left.every(([key, entry]) => entry === value[key])) return value;
  return Object.fromEntries(left.filter(([, entry]) => entry !== GONE));
}

function isMeantBy({ names }: MergeRule, text: unknown, { gone, isMeant }: Dropping): boolean {
  return names !== undefined && isMeant(names) && isNamed(text, names, gone);
}

function withoutName({ names }: MergeRule, value: unknown): unknown {
  switch (names?.onDelete) {
    case 'remove':
      return GONE;
    case 'clear':
      return null;
    case 'leave out':
      return undefined;
    default:
      return value;
  }
}

function withoutGone<T>(list: readonly T[], change: (item: T) => unknown): readonly unknown[] {
  return keepOnly(
    changeEach<unknown>(list, (item) => change(item as T)),
    (item) => item !== GONE,
  );
}
