import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import type { ProUnit, Quantity, Unit } from '#domain/units/unit.ts';
import type {
  FieldsRule,
  MergeRule,
  NamedCollection,
  OnDelete,
  RecordsRule,
  Reference,
  RulesFor,
} from './merge-rule.ts';
import { BOOLEAN, LATEST, SCALAR, TEXT, part, records } from './merge-rule.ts';
import type { ReadRule } from './read-rule.ts';

declare const HOLDS: unique symbol;

/** A field that holds a V once it is read: how it is read, merged, and what it names. */
export type Field<V> = MergeRule & {
  readonly reads: ReadRule;
  /** Never there: it lets the compiler hold the description against the type of the record. */
  readonly [HOLDS]?: () => V;
};

/** Every field of a type by name; only one that the type has as optional may be left out. */
type FieldsFor<T> = RulesFor<T> & {
  readonly [K in keyof T]-?: Field<
    T[K] | (Record<string, never> extends Pick<T, K> ? undefined : never)
  >;
};

/** An object with fields, described field by field in the order in which they are written. */
export type ObjectKind<T> = FieldsRule & Field<T>;

export type ListKind<T> = RecordsRule & Field<readonly T[]>;

/** Limits and the value that stands for anything that is no number. */
interface NumberLimits<F> {
  readonly min?: number;
  readonly max?: number;
  readonly or: F;
}

/** The fields of a type, in the order in which they are written. */
export function object<T>(
  of: FieldsFor<T>,
  more: Pick<FieldsRule, 'latestBy' | 'retired'> = {},
): ObjectKind<T> {
  return { kind: 'fields', of, ...more, reads: { type: 'described' } };
}

/** A list of records of a type; `prefix` begins the ids of those that came without one. */
export function list<T>(
  noun: string,
  of: FieldsFor<T> | ObjectKind<T>,
  more: Omit<RecordsRule, 'kind' | 'noun' | 'of'> = {},
): ListKind<T> {
  return { ...records<T>(noun, of, more), reads: { type: 'described' } };
}

/** An object or list that is left out where there is none. */
export function optional<V>(rule: Field<V>): Field<V | undefined> {
  return changed(rule, { type: 'described', absent: 'left out' });
}

/** An object that is null where there is none, or where it lacks a needed field. */
export function orNull<T>(rule: ObjectKind<T>): Field<T | null> {
  return changed(rule, { type: 'described', absent: 'null' });
}

/** A field that is merged in another way than its type suggests. */
export function merged<V>(way: MergeRule, { reads, names }: Field<V>): Field<V> {
  return { ...way, reads, ...(names && { names }) };
}

/** A field that is taken together with the others of its group. */
export function together<V>(group: string, field: Field<V>): Field<V> {
  return merged(part(group), field);
}

/** A field without which there is no such record. */
export function needed<V>(field: Field<V>): Field<NonNullable<V>> {
  return changed(field, { ...field.reads, isNeeded: true });
}

/** The rule of a field with another way to read it. */
function changed(rule: MergeRule, reads: ReadRule) {
  return { ...rule, reads };
}

/** The id of a record elsewhere. */
export function naming<V>(
  field: Field<V>,
  to: NamedCollection,
  onDelete: OnDelete,
  more: Omit<Reference, 'to' | 'onDelete'> = {},
): Field<V> {
  return { ...field, names: { to, onDelete, ...more } };
}

/** What a record is known by. */
export const ID: Field<string> = { ...SCALAR, reads: { type: 'id' } };

/** A text, blank when nothing was written. */
export function text(): Field<string> {
  return { ...SCALAR, reads: { type: 'text', or: '' } };
}

/** Notes of a grower: merged line by line. */
export function notes(): Field<string> {
  return { ...TEXT, reads: { type: 'text', or: '' } };
}

/** Texts, each once, blank ones dropped; what was added or taken out anywhere is. */
export function texts(): Field<readonly string[]> {
  return { kind: 'set', reads: { type: 'texts' } };
}

/** A text that is left out when nothing was written. */
export function optionalText(): Field<string | undefined> {
  return { ...SCALAR, reads: { type: 'text', or: undefined } };
}

/** A text, or null when nothing was written. */
export function textOrNull(): Field<string | null> {
  return { ...SCALAR, reads: { type: 'text', or: null } };
}

/** An address that can be followed. */
export function link<F extends null | undefined>(or: F): Field<string | F> {
  return { ...SCALAR, reads: { type: 'link', or } };
}

export function number<F extends number | null | undefined>(
  limits: NumberLimits<F>,
): Field<number | F> {
  return { ...SCALAR, reads: { type: 'number', ...limits } };
}

/** A whole number; fractions are cut off downwards. */
export function whole<F extends number | null | undefined>(
  limits: NumberLimits<F>,
): Field<number | F> {
  return { ...SCALAR, reads: { type: 'whole', ...limits } };
}

/** A number above 0. */
export function positive<F extends number | null | undefined>(or: F): Field<number | F> {
  return { ...SCALAR, reads: { type: 'positive', or } };
}

/** One of some words, whatever their case. */
export function choice<const T extends string, F extends T | null | undefined>(
  of: readonly T[],
  or: F,
): Field<T | F> {
  return { ...SCALAR, reads: { type: 'choice', of, or } };
}

/** One of some words, left out when nothing was written; `unknown` stands for any other word. */
export function optionalChoice<const T extends string>(
  of: readonly T[],
  unknown: T,
): Field<T | undefined> {
  return { ...SCALAR, reads: { type: 'choice', of, or: undefined, unknown } };
}

/** Yes or no; `or` stands for a switch that was never set. */
export function flag(or = false): Field<boolean> {
  return { ...BOOLEAN, reads: { type: 'flag', or } };
}

export function day(): Field<IsoDate | null> {
  return { ...SCALAR, reads: { type: 'day', or: null } };
}

export function optionalDay(): Field<IsoDate | undefined> {
  return { ...SCALAR, reads: { type: 'day', or: undefined } };
}

/** A moment; the beginning of time when nobody knows it. */
export function instant(): Field<IsoInstant> {
  return { ...SCALAR, reads: { type: 'instant', or: 'unknown' } };
}

export function optionalInstant<F extends null | undefined>(or: F): Field<IsoInstant | F> {
  return { ...SCALAR, reads: { type: 'instant', or } };
}

/** A moment of which the later one counts. */
export function stamp(): Field<IsoInstant> {
  return merged(LATEST, instant());
}

export function unit<F extends Unit | null | undefined>(or: F): Field<Unit | F> {
  return { ...SCALAR, reads: { type: 'unit', or } };
}

/** A unit of the Pro screens; '' stands for the unit of the item itself. */
export function proUnit<F extends ProUnit | '' | undefined>(or: F): Field<ProUnit | F> {
  return { ...SCALAR, reads: { type: 'pro unit', or } };
}

/** An amount with its unit; a bare number counts in the unit given. */
export function quantity<F extends null | undefined>(counted: Unit, or: F): Field<Quantity | F> {
  return { ...SCALAR, reads: { type: 'quantity', unit: counted, or } };
}

/** An amount above 0, or null. */
export function fill(counted: Unit): Field<Quantity | null> {
  return { ...SCALAR, reads: { type: 'quantity', unit: counted, or: null, isAboveZero: true } };
}

/** A field whose value depends on others, too: the reader of the record hands it over. */
export function workedOut<V>(words: string, way: MergeRule = SCALAR): Field<V> {
  return { ...way, reads: { type: 'worked out', words } };
}

/** The names of all fields of a kind; what else a record holds came from elsewhere. */
export function knownFields({ of }: RecordsRule): readonly string[] {
  return Object.keys(of.of);
}
