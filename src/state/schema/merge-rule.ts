import type { CollectionName } from '../document/records-of.ts';
import type { JsonRecord } from '../document/json-record.ts';
import type { ReadRule } from './read-rule.ts';

export type OnDelete =
  /** What names it goes with it: the entry of the list or map, or the record. */
  | 'remove'
  | 'clear'
  | 'leave out'
  /** What is named is not deleted. */
  | 'refuse'
  /** It stays and is told as a problem: only the grower knows what takes its place. */
  | 'keep'
  /** It stays: it tells what was. */
  | 'history';

/** A value that names a record elsewhere. */
export interface Reference {
  readonly to: CollectionName;
  readonly onDelete: OnDelete;
  /** A delete on one device wins over a new reference on another. */
  readonly isWeak?: true;
  /** Blank text means no reference, which is no problem. */
  readonly mayBeBlank?: true;
  /** How the record is named; by its id unless said otherwise. */
  readonly by?: 'id or name' | 'key';
}

/** Rule for a value that both devices changed. What only one changed is taken from it. */
export type MergeRule = Facts & MergeWay;

interface Facts {
  readonly names?: Reference;
  readonly reads?: ReadRule;
}

type MergeWay =
  /** One side's value; the other goes into a notice. */
  | { readonly kind: 'scalar' }
  /** Of two values there is only the other one: nothing to lose. */
  | { readonly kind: 'boolean' }
  /** Merged by lines where they differ in different lines. */
  | { readonly kind: 'text' }
  /** A stamp: the later one. */
  | { readonly kind: 'latest' }
  /** A day: the earlier one. */
  | { readonly kind: 'earliest' }
  /** Steps of one way, of which the one that is further on counts. */
  | { readonly kind: 'furthest'; readonly of: readonly string[] }
  /** Texts or numbers, each once; what was added or taken out anywhere is. */
  | SetRule
  /** An amount that moves: the moves of both sides count. Worked out by its own step. */
  | { readonly kind: 'delta' }
  /** An object or list that is one value: one side's is taken, the other goes into a notice. */
  | { readonly kind: 'whole'; readonly of: MergeRule }
  /** Worked out again from the rest after the merge; what it is made of matters only to what it names. */
  | { readonly kind: 'derived'; readonly of?: MergeRule }
  /** Belongs to this device. */
  | { readonly kind: 'device' }
  /** Taken together with the other fields of its group. */
  | PartRule
  /** Who did it: the later one, and no news. */
  | { readonly kind: 'signature'; readonly of: MergeRule }
  /** Nobody here knows what it is: merged as deep as it is made of objects. */
  | { readonly kind: 'unknown' }
  | FieldsRule
  | RecordsRule
  | MapRule;

interface PartRule {
  readonly kind: 'part';
  readonly group: string;
  /** Parts of a list or object that merges as a whole. */
  readonly of?: MergeRule;
  /** Rule of the group's author; no change by itself. */
  readonly signature?: MergeRule;
}

export interface SetRule {
  readonly kind: 'set';
  readonly isSameText?: 'ignoring case';
  readonly sort?: 'texts' | 'numbers';
}

/** An object with its own fields. Unknown fields are kept and merged one by one. */
export interface FieldsRule {
  readonly kind: 'fields';
  /** Display name of a farm part: `Buffers`. */
  readonly label?: string;
  readonly of: Readonly<Record<string, MergeRule>>;
  /** Two that differ are not mixed: one of them stays. */
  readonly isOneValue?: true;
  /** Groups whose later value is kept, with the field of its time. */
  readonly latestBy?: Readonly<Record<string, string>>;
  /** Groups of which the value that is further on is kept, without a word, and the field that tells how far it is. */
  readonly furthestBy?: Readonly<Record<string, { field: string; of: readonly string[] }>>;
  /** Old fields replaced by others; not kept. */
  readonly retired?: readonly string[];
  /** An older shape in that of today; the very same record where it has that. */
  readonly told?: (record: JsonRecord) => JsonRecord;
  /** Kinds of records with their own fields; `of` has the fields of all. */
  readonly kinds?: RecordKinds;
}

/** Fields of each kind, in written order. Other fields aren't read. */
interface RecordKinds {
  readonly field: string;
  readonly of: Readonly<Record<string, FieldsRule['of']>>;
  /** Fields of kinds added by a later version. */
  readonly others: FieldsRule['of'];
}

export interface RecordsRule {
  readonly kind: 'records';
  /** Name of one record: `Variety`. */
  readonly noun: string;
  readonly of: FieldsRule;
  /** Begins the id of a record that came without one: `ord`. */
  readonly prefix?: string;
  /** Makes such an id, where a prefix is not enough. */
  readonly madeId?: (record: JsonRecord) => string;
  /** Key of a record; its `id` by default. */
  readonly key?: (record: JsonRecord) => string;
  /** Natural key of ids made from names or numbers, which two devices may give to different things; none for random ids. */
  readonly natural?: (record: JsonRecord) => string;
  /** Makes the id where it follows from other fields, so that two devices make the same one. */
  readonly idFrom?: (record: JsonRecord) => string;
  /** The order of the list means something. */
  readonly isOrdered?: boolean;
  /** The record that has the list goes with the last entry that is deleted with what it names. */
  readonly holdsRecord?: boolean;
  readonly sort?: 'steps' | 'newest first' | 'first day' | 'last day' | 'day';
  /** Planned tasks come, go and are worded by the plan, which is no change. Only for lists with such tasks. */
  readonly isQuiet?: (record: JsonRecord) => boolean;
}

/** Settings, or a number, by the id of a record, which is what `names` says of the keys. */
export interface MapRule {
  readonly kind: 'map';
  readonly noun: string;
  readonly of: MergeRule;
}

export const SCALAR = { kind: 'scalar' } as const satisfies MergeRule;
export const BOOLEAN = { kind: 'boolean' } as const satisfies MergeRule;
export const TEXT = { kind: 'text' } as const satisfies MergeRule;
export const EARLIEST = { kind: 'earliest' } as const satisfies MergeRule;
export const LATEST = { kind: 'latest' } as const satisfies MergeRule;
export const DELTA = { kind: 'delta' } as const satisfies MergeRule;
export const DERIVED = { kind: 'derived' } as const satisfies MergeRule;
export const UNKNOWN = { kind: 'unknown' } as const satisfies MergeRule;
export const DEVICE = { kind: 'device' } as const satisfies MergeRule;

/** The fields that are taken together with the others of a group. */
export function fieldsOfGroup({ of }: FieldsRule, group: string): readonly string[] {
  return Object.keys(of).filter((name) => {
    const own = of[name];
    return own?.kind === 'part' && own.group === group;
  });
}

/** Whether a list of this rule is left out when it is empty. */
export function isLeftOutWhenEmpty({ reads }: Facts): boolean {
  return reads?.type === 'described' && reads.absent === 'left out';
}

/** The name of a record, case-blind. */
export function byName(record: JsonRecord): string {
  return asText(record.name ?? record.label)
    .trim()
    .toLowerCase();
}

/** A record known by one of its fields. */
export function by(...names: readonly string[]) {
  return (record: JsonRecord): string => names.map((name) => asText(record[name])).join('|');
}

/** A text or number as text; anything else is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

declare const HOLDS: unique symbol;

/** A field that holds a V: how it is read and merged, and what it refers to. */
export type Field<V> = MergeRule & {
  readonly reads: ReadRule;
  /** Never there: it lets the compiler hold the description against the type of the record. */
  readonly [HOLDS]?: () => V;
};

/** Every field of a type by name; only one that the type has as optional may be left out. */
export type FieldsFor<T> = {
  readonly [K in keyof T]-?: Field<
    T[K] | (Record<string, never> extends Pick<T, K> ? undefined : never)
  >;
};

/** An object with fields, described field by field in the order in which they are written. */
export type ObjectKind<T> = FieldsRule & Field<T>;

export type ListKind<T> = RecordsRule & Field<readonly T[]>;
