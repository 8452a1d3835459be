import type { IsoDate, IsoInstant, Millis, Weekday } from '#domain/calendar/iso-date.ts';
import type { ProUnit, Quantity, Unit } from '#domain/units/unit.ts';
import { merged, type Field } from './field.ts';
import { BOOLEAN, LATEST, SCALAR, TEXT, UNKNOWN, type MergeRule } from './merge-rule.ts';
import type { ReadRule } from './read-rule.ts';

// Imported as `a`, so that a description says `name: a.text()` and a new field is one line.

/** Limits of a number, and its fallback. */
interface NumberLimits<F> {
  readonly min?: number;
  readonly max?: number;
  readonly or: F;
  readonly isStrict?: true;
  readonly was?: string;
}

function plain<V>(reads: ReadRule): Field<V> {
  return { ...SCALAR, reads };
}

/** Id of a record. */
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

/** A text that is left out when nothing was written. */
export const optionalText = () => plain<string | undefined>({ type: 'text', or: undefined });

/** A text, or null when nothing was written. */
export const textOrNull = () => plain<string | null>({ type: 'text', or: null });

/** An address that can be followed. */
export const link = <F extends null | undefined>(or: F) => plain<string | F>({ type: 'link', or });

export const number = <F extends number | null | undefined>(limits: NumberLimits<F>) =>
  plain<number | F>({ type: 'number', ...limits });

/** A whole number. Fractions are rounded down. */
export const whole = <F extends number | null | undefined>(limits: NumberLimits<F>) =>
  plain<number | F>({ type: 'whole', ...limits });

/** A number above 0. */
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

/** One of a set of values, omitted if missing. Other values become `unknown`. */
export const optionalChoice = <const T extends string>(of: readonly T[], unknown: T) =>
  plain<T | undefined>({ type: 'choice', of, or: undefined, unknown });

/** A boolean. `or` is the default. */
export const flag = (or = false) => merged(BOOLEAN, plain<boolean>({ type: 'flag', or }));

/** A boolean, omitted if missing. */
export const optionalFlag = () => plain<boolean | undefined>({ type: 'flag', or: undefined });

export const day = () => plain<IsoDate | null>({ type: 'day', or: null });

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

/** An amount above 0, or null. */
export const fill = (counted: Unit) =>
  plain<Quantity | null>({ type: 'quantity', unit: counted, or: null, isAboveZero: true });

/** A field whose value depends on others, too: the reader of the record hands it over. */
export const workedOut = <V>(words: string, way: MergeRule = SCALAR) =>
  merged(way, plain<V>({ type: 'worked out', words }));

/** A value kept as it is, in its place. */
export const passthrough = <V>() => plain<V>({ type: 'as it came' });

/** An object of another tool. */
export const opaque = () =>
  merged(UNKNOWN, plain<Readonly<Record<string, unknown>> | undefined>({ type: 'foreign' }));
