import { oncePer } from '#domain/records/once-per.ts';
import { type Incremental, runToCompletion } from '#domain/records/run-to-completion.ts';
import type {
  Field,
  ListKind,
  ObjectKind,
  FieldsRule,
  MapRule,
  MergeRule,
  RecordsRule,
} from '../schema/merge-rule.ts';
import type { Refinement } from '../schema/read-rule.ts';
import { isReadAlone, readPlain, valueOf } from './read-field.ts';
import {
  listRecords,
  readRecords,
  recordSteps,
  reuseIfUnchanged,
  type IdMaker,
} from './read-records.ts';
import { asRecord, isRecord, readOwn, type JsonRecord } from '../document/json-record.ts';

/** Field values derived from other data; `undefined` omits the field. */
type Given<T> = {
  readonly [K in keyof T]?: T[K] | (Record<string, never> extends Pick<T, K> ? undefined : never);
};

/** Reads known fields in order, then unknown ones. Rules hold for `given` values, too. */
export function readObject<T extends object>(
  rule: ObjectKind<T>,
  value: unknown,
  given: Given<T> = {},
): T {
  return readFields(rule, asRecord(value), given) as T; // The description holds every field of T.
}

export function readRecord<T extends object>(
  { of }: ListKind<T>,
  source: JsonRecord,
  id: string,
  given: Given<T> = {},
): T {
  return readFields(of, source, given, id) as T; // As above.
}

/** Reads records, each with a unique id. Those without a required field are dropped. */
export function readList<T extends object>(
  kind: ListKind<T>,
  value: unknown,
  givenBy: (source: JsonRecord, id: string) => Given<T> | null = () => ({}),
  idOf = idMakerOf(kind),
): T[] {
  return runToCompletion(listSteps(kind, value, givenBy, idOf));
}

export function listSteps<T extends object>(
  kind: ListKind<T>,
  value: unknown,
  givenBy: (source: JsonRecord, id: string) => Given<T> | null,
  idOf = idMakerOf(kind),
): Incremental<T[]> {
  return recordSteps(value, idOf, (source, id) => {
    const given = givenBy(source, id);
    return given && (readFields(kind.of, source, given, id, true) as T | null); // As above.
  });
}

function idMakerOf({ prefix = '', madeId }: RecordsRule): string | IdMaker {
  return madeId ?? prefix;
}

export function readOne<V>(field: Field<V>, source: JsonRecord, name: string): V {
  return readField(field, source, name) as V; // The description says what it holds.
}

/** @param mustBeWhole - It is null without one of the fields that it needs. */
function readFields(
  rule: FieldsRule,
  record: JsonRecord,
  given: JsonRecord,
  id = '',
  mustBeWhole = false,
): object | null {
  const source = rule.told?.(record) ?? record;
  const { fields, refined, placeOf } = planOf(fieldsOf(rule, source, given));
  const values: unknown[] = [];
  for (const { name, field, isId, blank } of fields) {
    if (isId) values.push(id);
    else if (Object.hasOwn(given, name)) values.push(given[name]);
    else if (blank !== null && source[name] === undefined) values.push(blank.value);
    else values.push(readField(field, source, name));
  }
  for (const { at, refinement } of refined) {
    const others: Record<string, unknown> = {};
    for (const other of refinement.from) others[other] = values[placeOf.get(other) ?? 0];
    const settled = refinement.by(values[at], others);
    values[at] = Array.isArray(settled) ? reuseIfUnchanged(settled, values[at]) : settled;
  }
  const lacks = ({ field }: { readonly field: MergeRule }, at: number) =>
    field.reads?.isNeeded === true && (values[at] ?? '') === '';
  if (mustBeWhole && fields.some(lacks)) return null;
  if (isAsRead(rule, source, placeOf, values)) return source;
  const read: Record<string, unknown> = {};
  for (const [name, at] of placeOf) {
    if (values[at] !== undefined) read[name] = values[at];
  }
  for (const name of Object.keys(source)) {
    if (placeOf.has(name) || retiredIn(rule).has(name) || name === '__proto__') continue;
    if (source[name] !== undefined) read[name] = source[name];
  }
  return read;
}

/** Whether a record equals its normalized form: then it keeps its identity, so a sound farm isn't copied again. */
function isAsRead(
  rule: FieldsRule,
  source: JsonRecord,
  placeOf: ReadingPlan['placeOf'],
  values: readonly unknown[],
): boolean {
  const names = Object.keys(source);
  let known = 0;
  for (const [name, at] of placeOf) {
    if (values[at] === undefined) continue;
    if (names[known] !== name || !Object.is(source[name], values[at])) return false;
    known += 1;
  }
  for (let at = known; at < names.length; at += 1) {
    const name = names[at] ?? '';
    if (placeOf.has(name) || retiredIn(rule).has(name) || source[name] === undefined) return false;
  }
  return !Object.hasOwn(source, '__proto__');
}

const retiredIn = oncePer(({ of, retired = [] }: FieldsRule): ReadonlySet<string> => {
  const renamed = Object.values(of).flatMap(({ reads }) => reads?.was ?? []);
  return new Set([...retired, ...renamed]);
});

interface ReadingPlan {
  readonly fields: readonly {
    readonly name: string;
    readonly field: MergeRule;
    readonly isId: boolean;
    /** Default value of a missing field, if constant. Most task fields are missing. */
    readonly blank: { readonly value: unknown } | null;
  }[];
  readonly refined: readonly {
    readonly at: number;
    readonly refinement: Refinement;
  }[];
  readonly placeOf: ReadonlyMap<string, number>;
}

/** Tens of thousands of records are read by one description: it is looked through once. */
const planOf = oncePer((of: FieldsRule['of']): ReadingPlan => {
  const named = Object.entries(of).filter(([, { reads }]) => reads?.type !== 'as it came');
  return {
    fields: named.map(([name, field]) => {
      const { reads } = field;
      const blank =
        reads !== undefined && isReadAlone(reads) ? { value: readField(field, {}, name) } : null;
      return { name, field, isId: reads?.type === 'id', blank };
    }),
    refined: named.flatMap(([, { reads }], at) =>
      reads?.refined ? [{ at, refinement: reads.refined }] : [],
    ),
    placeOf: new Map(named.map(([name], at) => [name, at])),
  };
});

function fieldsOf({ of, kinds }: FieldsRule, source: JsonRecord, given: JsonRecord) {
  if (kinds === undefined) return of;
  const { field, others } = kinds;
  const rule = of[field];
  const kind = given[field] ?? (rule && readField(rule, source, field));
  return (typeof kind === 'string' ? readOwn(kinds.of, kind) : undefined) ?? others;
}

function readField(field: MergeRule, source: JsonRecord, name: string): unknown {
  const { reads } = field;
  if (reads === undefined) return source[name];
  if (reads.type !== 'described') return readPlain(reads, valueOf(reads, source, name));
  const value = source[name];
  const rule = madeOf(field);
  if (reads.absent === undefined) return readDescribed(rule, value);
  const isThere = isRecord(value) || (rule.kind === 'records' && Array.isArray(value));
  const read = isThere ? readDescribed(rule, value, true) : null;
  return read ?? (reads.absent === 'null' ? null : undefined);
}

/** Schema of a field's value, if it merges differently from its parts. */
function madeOf(field: MergeRule): MergeRule {
  if (field.kind === 'whole' || field.kind === 'derived' || field.kind === 'signature') {
    return field.of ?? field;
  }
  return field.kind === 'part' ? (field.signature ?? field.of ?? field) : field;
}

function readDescribed(rule: MergeRule, value: unknown, mustBeWhole = false): unknown {
  switch (rule.kind) {
    case 'fields':
      return readFields(rule, asRecord(value), {}, '', mustBeWhole);
    case 'records':
      return readInner(rule, value);
    case 'map':
      return readMap(rule, asRecord(value));
    default:
      return value;
  }
}

/** Unreadable values have no entry. */
function readMap({ of }: MapRule, source: JsonRecord): object {
  const entries = Object.keys(source).map((key) => {
    const isObject = of.kind !== 'fields' || isRecord(source[key]);
    return [key, isObject ? readField(of, source, key) : null];
  });
  return Object.fromEntries(entries.filter(([, entry]) => (entry ?? null) !== null));
}

/** The records of a list inside of a record; without a prefix they have no ids. */
function readInner(rule: RecordsRule, value: unknown): readonly object[] {
  const read = (source: JsonRecord, id?: string) => readFields(rule.of, source, {}, id, true);
  const hasIds = rule.prefix !== undefined || rule.madeId !== undefined;
  const records = hasIds
    ? readRecords(value, idMakerOf(rule), read)
    : listRecords(value).flatMap((source) => read(source) ?? []);
  return reuseIfUnchanged(records, value);
}
