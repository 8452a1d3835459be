/** Lists of records that other records name by id. */
export type CollectionName =
  | 'varieties'
  | 'products'
  | 'recurring'
  | 'single'
  | 'orders'
  | 'markets'
  | 'catalog/materials'
  | 'catalog/packaging'
  | 'alchemy/items'
  | 'alchemy/categories'
  | 'alchemy/subgroups'
  | 'alchemy/products';

/**
 * How a value is merged when two devices changed it. A value that only one of them changed is taken
 * from there, whatever its rule.
 */
export type MergeRule =
  /** One side's value; the other goes into a notice. */
  | { readonly kind: 'scalar' }
  /** Of two values there is only the other one: nothing to lose. */
  | { readonly kind: 'boolean' }
  /** Merged by lines where they differ in different lines. */
  | { readonly kind: 'text' }
  /** A stamp: the later one. */
  | { readonly kind: 'latest' }
  /** The id of a record elsewhere. */
  | { readonly kind: 'reference'; readonly to: CollectionName }
  /** Texts or numbers, each once; what was added or taken out anywhere is. */
  | SetRule
  /** An amount that moves: the moves of both sides count. Worked out by its own step. */
  | { readonly kind: 'delta' }
  /** Worked out again from the rest after the merge. */
  | { readonly kind: 'derived' }
  /** Belongs to this device. */
  | { readonly kind: 'device' }
  /** Taken together with the other fields of its group. */
  | { readonly kind: 'part'; readonly group: string }
  /** Nobody here knows what it is: merged as deep as it is made of objects. */
  | { readonly kind: 'unknown' }
  | FieldsRule
  | RecordsRule
  | MapRule;

export interface SetRule {
  readonly kind: 'set';
  readonly to?: CollectionName;
  readonly isSameText?: 'ignoring case';
  readonly sort?: 'texts' | 'numbers';
}

/** An object with fields of its own; fields it does not name are kept and merged one by one. */
export interface FieldsRule {
  readonly kind: 'fields';
  readonly of: Readonly<Record<string, MergeRule>>;
  /** Groups whose value with the later time is kept, and the field of that time. */
  readonly latestBy?: Readonly<Record<string, string>>;
}

/** A list of records. */
export interface RecordsRule {
  readonly kind: 'records';
  /** What one of them is called: `Variety`. */
  readonly noun: string;
  readonly of: FieldsRule;
  /** What tells a record from the others; the `id` unless said otherwise. */
  readonly key?: (record: Readonly<Record<string, unknown>>) => string;
  /**
   * What a grower knows it by, where ids are made from names or numbers: two devices may give one
   * id to different things. Absent where ids are random.
   */
  readonly natural?: (record: Readonly<Record<string, unknown>>) => string;
  /** The order of the list means something. */
  readonly isOrdered?: boolean;
  readonly sort?: 'steps' | 'newest first';
  /** Open planned work goes and comes with the plan, which is no news. */
  readonly isQuiet?: boolean;
}

/** Settings by the id of a record. */
export interface MapRule {
  readonly kind: 'map';
  readonly noun: string;
  readonly to?: CollectionName;
  readonly of: FieldsRule;
}

/** All field names of a type; of a union, those of every member. */
export type FieldsOf<T> = T extends unknown ? keyof T & string : never;

/** A rule for every field of a type: one that is forgotten, or does not exist, does not compile. */
export type RulesFor<T> = Readonly<Record<FieldsOf<T>, MergeRule>>;

export const SCALAR = { kind: 'scalar' } as const satisfies MergeRule;
export const BOOLEAN = { kind: 'boolean' } as const satisfies MergeRule;
export const TEXT = { kind: 'text' } as const satisfies MergeRule;
export const LATEST = { kind: 'latest' } as const satisfies MergeRule;
export const DELTA = { kind: 'delta' } as const satisfies MergeRule;
export const DERIVED = { kind: 'derived' } as const satisfies MergeRule;
export const UNKNOWN = { kind: 'unknown' } as const satisfies MergeRule;
export const DEVICE = { kind: 'device' } as const satisfies MergeRule;

/** A field that is taken together with the others of its group. */
export function part(group: string): MergeRule {
  return { kind: 'part', group };
}

/** The id of a record elsewhere. */
export function reference(to: CollectionName): MergeRule {
  return { kind: 'reference', to };
}

/** The fields of a type. */
export function fields<T>(of: RulesFor<T>, latestBy?: FieldsRule['latestBy']): FieldsRule {
  return { kind: 'fields', of, ...(latestBy && { latestBy }) };
}

/** A list of records of a type. */
export function records<T>(
  noun: string,
  of: FieldsRule | RulesFor<T>,
  more: Omit<RecordsRule, 'kind' | 'noun' | 'of'> = {},
): RecordsRule {
  return { kind: 'records', noun, of: isFieldsRule(of) ? of : { kind: 'fields', of }, ...more };
}

/** The name of a record, case-blind. */
export function byName(record: Readonly<Record<string, unknown>>): string {
  return asText(record.name ?? record.label)
    .trim()
    .toLowerCase();
}

/** A record known by one of its fields. */
export function by(...names: readonly string[]) {
  return (record: Readonly<Record<string, unknown>>): string =>
    names.map((name) => asText(record[name])).join('|');
}

function isFieldsRule(of: object): of is FieldsRule {
  return 'kind' in of && of.kind === 'fields';
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
