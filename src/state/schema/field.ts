import type { FieldsRule, MergeRule, OnDelete, RecordsRule, Reference } from './merge-rule.ts';
import type { CollectionName } from '../document/records-of.ts';
import { readOwn } from '../document/document-patch-path.ts';
import type { ReadRule, Refinement } from './read-rule.ts';

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

/** The fields of a type, in the order in which they are written. */
export function object<T>(
  of: FieldsFor<T>,
  more: Pick<FieldsRule, 'label' | 'latestBy' | 'furthestBy' | 'retired' | 'isOneValue'> = {},
): ObjectKind<T> {
  return { kind: 'fields', of, ...more, reads: { type: 'described' } };
}

/** Fields of one kind of records, including the kind itself. */
type FieldsOfKind<T, F extends keyof T, K> = FieldsFor<Omit<Extract<T, Record<F, K>>, F>> &
  Readonly<Record<F, Field<T[F]>>>;

/**
 * Records of several kinds, each with its fields in written order.
 *
 * @param others - Fields of kinds added by a later version.
 */
export function kinds<T, F extends keyof T & string>(
  field: F,
  of: { readonly [K in T[F] & string]: FieldsOfKind<T, F, K> },
  {
    others = {},
    ...more
  }: Pick<FieldsRule, 'retired' | 'isOneValue'> & { others?: FieldsRule['of'] } = {},
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

/** An object or list that is omitted if missing. */
export function optional<V>(rule: Field<V>): Field<V | undefined> {
  return changed(rule, { type: 'described', absent: 'left out' });
}

/** A list that is left out when nothing is in it. */
export function leftOutWhenEmpty<T>(
  kind: ListKind<T>,
  words: string,
): Field<readonly T[] | undefined> {
  return refined(optional(kind), words, (records) => (records?.length === 0 ? undefined : records));
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

/**
 * A field with a rule that applies after the whole record is read.
 *
 * @param words - The rule's text for the data page.
 * @param from - Other fields that the rule reads.
 */
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
  const by = (value: V, others: Readonly<Record<string, unknown>>) =>
    others[other] === is ? value : undefined;
  return refined(field, words, by, [other]);
}

/** The rule of a field with another way to read it. */
function changed(rule: MergeRule, reads: ReadRule) {
  return { ...rule, reads };
}

/** The id of a record elsewhere. */
export function reference<V>(
  field: Field<V>,
  to: CollectionName,
  onDelete: OnDelete,
  more: Omit<Reference, 'to' | 'onDelete'> = {},
): Field<V> {
  return { ...field, names: { to, onDelete, ...more } };
}

/** Fields with a column in imported files, each under its own header, see `src/domain/import/file-heads.ts`. */
export function csvColumn<F extends Readonly<Record<string, Field<unknown>>>>(
  heads: { readonly [K in keyof F]?: string | readonly string[] | undefined },
  fields: F,
): F {
  const all = Object.entries(fields).map(([name, field]) => {
    const columns = [readOwn(heads, name) ?? []].flat();
    return [name, columns.length === 0 ? field : { ...field, columns }];
  });
  return Object.fromEntries(all) as F; // The same fields.
}

/** The names of all fields of a kind; what else a record holds came from elsewhere. */
export function knownFields({ of }: RecordsRule): readonly string[] {
  return Object.keys(of.of);
}
