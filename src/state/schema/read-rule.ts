import type { Unit } from '#domain/units/unit.ts';

/** What a field holds when nothing readable was written; `undefined` leaves the field out. */
type Otherwise<V> = V | null | undefined;

/**
 * How a field is read from a file: what it may hold, and what it holds instead when the file holds
 * something else. Plain values, so that a page can tell them as well as a reader can follow them.
 */
export type ReadRule = ReadWay & {
  /** Without it there is no such record: it is dropped from its list. */
  readonly isNeeded?: true;
};

type ReadWay =
  /** What the record is known by in its list. */
  | { readonly type: 'id' }
  /** Blank text is text, unless `or` says what stands for it. */
  | { readonly type: 'text'; readonly or: Otherwise<string> }
  /** Texts, each once, blank ones dropped. */
  | { readonly type: 'texts' }
  /** An address that can be followed: http or https. */
  | { readonly type: 'link'; readonly or: null | undefined }
  /** Below or above its limits a number is the limit. */
  | NumberReading
  /** Above 0. */
  | { readonly type: 'positive'; readonly or: Otherwise<number> }
  | ChoiceReading
  | { readonly type: 'flag'; readonly or: boolean }
  | { readonly type: 'day'; readonly or: null | undefined }
  /** 'unknown' is the beginning of time, where a moment must stand. */
  | { readonly type: 'instant'; readonly or: 'unknown' | null | undefined }
  | { readonly type: 'unit' | 'pro unit'; readonly or: Otherwise<string> }
  | QuantityReading
  /** What the rule of the field itself describes: an object with fields, or a list of records. */
  | { readonly type: 'described'; readonly absent?: 'null' | 'left out' }
  /** Depends on more than its own value: its reader hands it over, in `src/state/normalise`. */
  | { readonly type: 'worked out'; readonly words: string };

export interface NumberReading {
  readonly type: 'number' | 'whole';
  readonly min?: number;
  readonly max?: number;
  readonly or: Otherwise<number>;
}

/** An amount with its unit; a bare number counts in `unit`. */
export interface QuantityReading {
  readonly type: 'quantity';
  readonly unit: Unit;
  readonly or: null | undefined;
  readonly isAboveZero?: true;
}

export interface ChoiceReading {
  readonly type: 'choice';
  readonly of: readonly string[];
  readonly or: Otherwise<string>;
  /** What stands for a word that is not among them, where a blank field is left out. */
  readonly unknown?: string;
}
