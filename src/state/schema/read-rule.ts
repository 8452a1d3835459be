import type { Unit } from '#domain/units/unit.ts';

type Otherwise<V> = V | null | undefined;

/** How a field is read from a file: valid values and fallbacks, as plain data for the reader and the data page. */
export type ReadRule = ReadWay & {
  /** A record that is without it once all is read is dropped. */
  readonly isNeeded?: true;
  /** An older field, not kept, that is read where this one holds nothing. */
  readonly was?: string;
  /** Rule that applies after all fields of the record are read. */
  readonly refined?: Refinement;
};

/** The last step of reading a field: in words for a page, and as the rule of the farm it follows. */
export interface Refinement {
  readonly words: string;
  readonly by: (value: unknown, others: Readonly<Record<string, unknown>>) => unknown;
  /** The other fields of the record that it looks at; one that comes before is refined already. */
  readonly from: readonly string[];
}

type ReadWay =
  /** What the record is known by in its list. */
  | { readonly type: 'id' }
  /** Blank text is text, unless `or` says what stands for it. */
  | { readonly type: 'text'; readonly or: Otherwise<string> }
  /** Only what was written as a text, blank or not. */
  | { readonly type: 'written'; readonly or: string }
  /** Texts, each once, blank ones dropped. */
  | { readonly type: 'texts' }
  /** A list of numbers, what is none dropped. */
  | { readonly type: 'numbers' }
  /** An address that can be followed: http or https. */
  | { readonly type: 'link'; readonly or: null | undefined }
  /** Below or above its limits a number is the limit. */
  | NumberReading
  /** Above 0. */
  | { readonly type: 'positive'; readonly or: Otherwise<number> }
  | ChoiceReading
  | { readonly type: 'flag'; readonly or: boolean | undefined }
  | { readonly type: 'day'; readonly or: null | undefined }
  /** 'unknown' is the beginning of time, where a moment must stand. */
  | { readonly type: 'instant'; readonly or: 'unknown' | null | undefined }
  /** A moment counted in milliseconds, 0 when it never was. */
  | { readonly type: 'millis' }
  | { readonly type: 'unit' | 'pro unit'; readonly or: Otherwise<string> }
  | QuantityReading
  /** What the rule of the field itself describes: an object with fields, or a list of records. */
  | { readonly type: 'described'; readonly absent?: 'null' | 'left out' }
  /** An object of another tool, of which nothing is known here; absent where there is none. */
  | { readonly type: 'foreign' }
  /** Whatever it is, it stays where it stood. */
  | { readonly type: 'as it came' }
  /** Depends on more than its own value: its reader hands it over, in `src/state/read`. */
  | { readonly type: 'worked out'; readonly words: string };

export interface NumberReading {
  readonly type: 'number' | 'whole';
  readonly min?: number;
  readonly max?: number;
  readonly or: Otherwise<number>;
  /** A number outside of its limits counts as none, instead of as the limit. */
  readonly isStrict?: true;
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
  /** Fallback for unknown values, if a blank field is omitted. */
  readonly unknown?: string;
  /** Older words for one of them. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Words that are not among them stay: a later version may know them. */
  readonly isOpen?: true;
}
