import {
  type Field,
  type FieldsFor,
  type ObjectKind,
  type ListKind,
  type FieldsRule,
  type MergeRule,
  type OnDelete,
  type RecordsRule,
  type Reference,
  BOOLEAN,
  LATEST,
  SCALAR,
  TEXT,
  UNKNOWN,
} from './merge-rule.ts';
import type { CollectionName } from '../document/records-of.ts';
import type { NumberReading, ReadRule, Refinement } from './read-rule.ts';
import type { IsoDate, IsoInstant, Millis, Weekday } from '#domain/calendar/iso-date.ts';
import type { ProUnit, Quantity, Unit } from '#domain/units/unit.ts';
import type { JsonRecord } from '../document/json-record.ts';

/** The fields of a type, in the order in which they are written. */
export function object<T>(
  of: FieldsFor<T>,
  more: Pick<FieldsRule, 'label' | 'latestBy' | 'furthestBy' | 'retired' | 'told'> = {},
): ObjectKind<T> {
  return { kind: 'fields', of, ...more, reads: { type: 'described' } };
}

type FieldsOfKind<T, F extends keyof T, K> = FieldsFor<Omit<Extract<T, Record<F, K>>, F>> &
  Readonly<Record<F, Field<T[F]>>>;

/** Records of several kinds, fields in written order; `others` are for later versions' kinds. */
export function kinds<T, F extends keyof T & string>(
  field: F,
  of: { readonly [K in T[F] & string]: FieldsOfKind<T, F, K> },
  { others = {}, ...more }: Pick<FieldsRule, 'retired'> & { others?: FieldsRule['of'] } = {},
): ObjectKind<T> {
  const all = Object.values<FieldsRule['of']>(of);
  return {
    kind: 'fields',
    of: Object.assign({}, others, ...all),
    kinds: { field, of, others },
    ...more,
    reads: { type: 'described' },
  };
}

/** A list of records of a type; `prefix` begins the ids of those that came without one. */
export function list<T>(
  noun: string,
  of: FieldsFor<T> | ObjectKind<T>,
  more: Omit<RecordsRule, 'kind' | 'noun' | 'of'> = {},
): ListKind<T> {
  const rule = isObjectKind(of) ? of : object<T>(of);
  return { kind: 'records', noun, of: rule, ...more, reads: { type: 'described' } };
}

function isObjectKind<T>(of: FieldsFor<T> | ObjectKind<T>): of is ObjectKind<T> {
  return 'kind' in of && of.kind === 'fields';
}

/** Objects, or numbers, by the id of a record. */
export function map<V>(noun: string, of: Field<V>): Field<Readonly<Record<string, V>>> {
  return { kind: 'map', noun, of, reads: { type: 'described' } };
}

export function optional<V>(rule: Field<V>): Field<V | undefined> {
  return changed(rule, { type: 'described', absent: 'left out' });
}

/** A list that is absent without records, also when none is left once it is settled as `refined` does. */
export function leftOutWhenEmpty<T, R>(
  kind: ListKind<T>,
  words = 'absent when there is none',
  settled: (records: readonly T[], others: R) => readonly T[] = (records) => records,
  from: readonly (keyof R & string)[] = [],
): Field<readonly T[] | undefined> {
  const by = (records: readonly T[] = [], others: R) => {
    const kept = settled(records, others);
    return kept.length === 0 ? undefined : kept;
  };
  return refined(optional(kind), words, by, from);
}

/** An object that is `null` if it is missing or lacks a required field. */
export function orNull<T>(rule: ObjectKind<T>): Field<T | null> {
  return changed(rule, { type: 'described', absent: 'null' });
}

/** A field that is merged in another way than its type suggests. */
export function merged<V>(way: MergeRule, { reads, names }: Field<V>): Field<V> {
  return { ...way, reads, ...(names && { names }) };
}

/** An object or list that is worked out again after a merge, whatever the rules of its parts. */
export function derived<V>(of: Field<V>): Field<V> {
  return { kind: 'derived', of, reads: of.reads };
}

/** An object or list that is merged as one value, whatever the rules of its parts. */
export function asWhole<V>(of: Field<V>): Field<V> {
  return { kind: 'whole', of, reads: of.reads };
}

/** A field that merges together with others of its group. */
export function grouped<V>(group: string, field: Field<V>): Field<V> {
  const isMadeOfParts = field.kind === 'records' || field.kind === 'fields';
  return merged({ kind: 'part', group, ...(isMadeOfParts && { of: field }) }, field);
}

/** A required field. A record without it is dropped. */
export function required<V>(field: Field<V>): Field<NonNullable<V>> {
  return changed(field, { ...field.reads, isNeeded: true });
}

/** A field that older files have by another name, which is not kept. */
export function once<V>(was: string, field: Field<V>): Field<V> {
  return changed(field, { ...field.reads, was });
}

/** A field whose rule reads it with the fields in `from` after the whole record. The data page has `words` for it. */
export function refined<V, W, R>(
  field: Field<V>,
  words: string,
  by: (value: V, others: R) => W,
  from: readonly (keyof R & string)[] = [],
): Field<W> {
  // It is called with what the fields hold, which the description says.
  return changed(field, { ...field.reads, refined: { words, by: by as Refinement['by'], from } });
}

/** A field that is omitted unless another one has a value. */
export function onlyWhere<V>(
  other: string,
  is: unknown,
  field: Field<V>,
  words = `of ${String(is)} only`,
): Field<V | undefined> {
  const by = (value: V, others: JsonRecord) => (others[other] === is ? value : undefined);
  return refined(field, words, by, [other]);
}

function changed(rule: MergeRule, reads: ReadRule) {
  return { ...rule, reads };
}

export function reference<V>(
  field: Field<V>,
  to: CollectionName,
  onDelete: OnDelete,
  more: Omit<Reference, 'to' | 'onDelete'> = {},
): Field<V> {
  return { ...field, names: { to, onDelete, ...more } };
}

// Imported as `a`, so that a description says `name: a.text()` and a new field is one line.

interface NumberLimits<F> extends Omit<NumberReading, 'type' | 'or'> {
  readonly or: F;
}

function plain<V>(reads: ReadRule): Field<V> {
  return { ...SCALAR, reads };
}

export const ID = plain<string>({ type: 'id' });

/** A text, blank when nothing was written. */
export const text = () => plain<string>({ type: 'text', or: '' });

/** A text as written, even blank. Other values become `or`. */
export const rawText = (or: string) => plain<string>({ type: 'written', or });

/** Notes of a grower: merged line by line. */
export const notes = () => merged(TEXT, text());

/** Unique nonblank texts. Additions and removals of both devices merge. */
export const texts = () => merged({ kind: 'set' }, plain<readonly string[]>({ type: 'texts' }));

/** Numbers, of which those that were added or taken out anywhere are; merged, they may be sorted. */
export const numbers = (sort?: 'numbers') =>
  merged({ kind: 'set', ...(sort && { sort }) }, plain<readonly number[]>({ type: 'numbers' }));

export const neededText = () => required(text());

export const optionalText = () => plain<string | undefined>({ type: 'text', or: undefined });

export const textOrNull = () => plain<string | null>({ type: 'text', or: null });

/** An address that can be followed. */
export const link = <F extends null | undefined>(or: F) => plain<string | F>({ type: 'link', or });

export const number = <F extends number | null | undefined>(limits: NumberLimits<F>) =>
  plain<number | F>({ type: 'number', ...limits });

/** A whole number. Fractions are rounded down. */
export const whole = <F extends number | null | undefined>(limits: NumberLimits<F>) =>
  plain<number | F>({ type: 'whole', ...limits });

export const positive = <F extends number | null | undefined>(or: F) =>
  plain<number | F>({ type: 'positive', or });

/** A day of the week, Sunday being 0. */
export const weekday = (or: Weekday) => plain<Weekday>({ type: 'whole', min: 0, max: 6, or });

/** One of a set of values, ignoring case. `aliases` maps older values. */
export const choice = <const T extends string, F extends T | '' | null | undefined>(
  of: readonly T[],
  or: F,
  aliases?: Readonly<Record<string, T>>,
) => plain<T | F>({ type: 'choice', of, or, ...(aliases && { aliases }) });

/** One of a set of values. Others stay, since a later version may have added them. */
export const openChoice = <const T extends string>(of: readonly T[]) =>
  plain<T>({ type: 'choice', of, or: '', isOpen: true });

/** A step of a fixed sequence. If two devices set it, the step further along counts. */
export const furthest = <const T extends string, F extends T | undefined>(
  of: readonly T[],
  or: F,
) => merged({ kind: 'furthest', of }, choice(of, or));

/** One of a set of values, omitted if missing. Other values become `unknown`. */
export const optionalChoice = <const T extends string>(of: readonly T[], unknown: T) =>
  plain<T | undefined>({ type: 'choice', of, or: undefined, unknown });

export const flag = (or = false) => merged(BOOLEAN, plain<boolean>({ type: 'flag', or }));

export const optionalFlag = () => plain<boolean | undefined>({ type: 'flag', or: undefined });

export const day = () => plain<IsoDate | null>({ type: 'day', or: null });

export const neededDay = () => required(day());

export const optionalDay = () => plain<IsoDate | undefined>({ type: 'day', or: undefined });

/** An instant. The epoch if unknown. */
export const instant = () => plain<IsoInstant>({ type: 'instant', or: 'unknown' });

export const optionalInstant = <F extends null | undefined>(or: F) =>
  plain<IsoInstant | F>({ type: 'instant', or });

/** A moment of which the later one counts. */
export const stamp = () => merged(LATEST, instant());

/** A write stamp in milliseconds, 0 for never; the later one counts. */
export const millis = () => merged(LATEST, plain<Millis>({ type: 'millis' }));

export const unit = <F extends Unit | null | undefined>(or: F) =>
  plain<Unit | F>({ type: 'unit', or });

/** A unit of Pro items. '' means the item's own unit. */
export const proUnit = <F extends ProUnit | '' | undefined>(or: F) =>
  plain<ProUnit | F>({ type: 'pro unit', or });

/** An amount with its unit; a bare number counts in the unit given. */
export const quantity = <F extends null | undefined>(counted: Unit, or: F) =>
  plain<Quantity | F>({ type: 'quantity', unit: counted, or });

export const fill = (counted: Unit) =>
  plain<Quantity | null>({ type: 'quantity', unit: counted, or: null, isAboveZero: true });

/** A field whose value depends on others, too: the reader of the record hands it over. */
export const workedOut = <V>(words: string, way: MergeRule = SCALAR) =>
  merged(way, plain<V>({ type: 'worked out', words }));

/** A value kept as it is, in its place. */
export const passthrough = <V>() => plain<V>({ type: 'as it came' });

/** An object of another tool. */
export const opaque = () => merged(UNKNOWN, plain<JsonRecord | undefined>({ type: 'foreign' }));
