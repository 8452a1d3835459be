import type { IsoDate, IsoInstant, Millis, Weekday } from '#domain/calendar/iso-date.ts';
import type { ProUnit, Quantity, Unit } from '#domain/units/unit.ts';
import { merged, type Field } from './field.ts';
import { BOOLEAN, LATEST, SCALAR, TEXT, UNKNOWN, type MergeRule } from './merge-rule.ts';

// Imported as `a`, so that a description says `name: a.text()` and a new field is one line.

/** Limits and the value that stands for anything that is no number. */
interface NumberLimits<F> {
  readonly min?: number;
  readonly max?: number;
  readonly or: F;
  readonly isStrict?: true;
  readonly was?: string;
}

/** What a record is known by. */
export const ID: Field<string> = { ...SCALAR, reads: { type: 'id' } };

/** A text, blank when nothing was written. */
export function text(): Field<string> {
  return { ...SCALAR, reads: { type: 'text', or: '' } };
}

/** A text as it was written, blank ones too; anything else is `or`. */
export function written(or: string): Field<string> {
  return { ...SCALAR, reads: { type: 'written', or } };
}

/** Notes of a grower: merged line by line. */
export function notes(): Field<string> {
  return { ...TEXT, reads: { type: 'text', or: '' } };
}

/** Texts, each once, blank ones dropped; what was added or taken out anywhere is. */
export function texts(): Field<readonly string[]> {
  return { kind: 'set', reads: { type: 'texts' } };
}

/** Numbers, of which those that were added or taken out anywhere are; merged, they may be sorted. */
export function numbers(sort?: 'numbers'): Field<readonly number[]> {
  return { kind: 'set', ...(sort && { sort }), reads: { type: 'numbers' } };
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

/** A day of the week, Sunday being 0. */
export function weekday(or: Weekday): Field<Weekday> {
  // The range makes the number a weekday.
  return whole({ min: 0, max: 6, or }) as Field<Weekday>;
}

/** One of some words, whatever their case; `aliases` are older words for one of them. */
export function choice<const T extends string, F extends T | null | undefined>(
  of: readonly T[],
  or: F,
  aliases?: Readonly<Record<string, T>>,
): Field<T | F> {
  return { ...SCALAR, reads: { type: 'choice', of, or, ...(aliases && { aliases }) } };
}

/** One of some words; another one stays, since a later version may have added it. */
export function openChoice<const T extends string>(of: readonly T[]): Field<T> {
  return { ...SCALAR, reads: { type: 'choice', of, or: '', isOpen: true } };
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

/** Yes or no, left out when nobody chose. */
export function optionalFlag(): Field<boolean | undefined> {
  return { ...SCALAR, reads: { type: 'flag', or: undefined } };
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

/** A write stamp in milliseconds, 0 for never; the later one counts. */
export function millis(): Field<Millis> {
  return { ...LATEST, reads: { type: 'millis' } };
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

/** A value that stays what it was, where it stood. */
export function asItCame<V>(): Field<V> {
  return { ...SCALAR, reads: { type: 'as it came' } };
}

/** An object of another tool. */
export function foreign(): Field<Readonly<Record<string, unknown>> | undefined> {
  return { ...UNKNOWN, reads: { type: 'foreign' } };
}
