import type { ActionContext } from '#domain/calendar/moment.ts';
import {
  dropById,
  freeId,
  patched,
  type RecordPatch,
  changeById,
  recordById,
} from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { recordsOf, type CollectionName, type FarmRecord } from '../document/records-of.ts';
import { readRecord } from '../read/read-record.ts';
import { textOf } from './described-payload.ts';
import type { FieldsFor, ListKind } from '../schema/merge-rule.ts';
import { withRecords } from '../schema/collections.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import { type JsonRecord, textOrBlank } from '../document/json-record.ts';

interface ActionMarks {
  /** Keeps the authors in its payload. */
  readonly isUnsigned?: true;
  /** It handles the past of orders itself. */
  readonly tellsPast?: true;
}

/** Rules of an action: its effect, its label, and the records it edits. */
export interface ActionRules<P> extends ActionMarks {
  /** Never changes the farm it is given, and gives the very same farm back when there is nothing to change. */
  readonly run: (farm: FarmDocument, payload: P, moment: ActionContext) => FarmDocument;
  /** In words, or as the payload and the farm before the action say. */
  readonly label: string | ((payload: P, farm: FarmDocument) => string);
  /** Records that come back for it when another tab or device has deleted them; none for one that makes its own. */
  readonly edits?: (payload: P) => readonly EditedRecord[];
}

/** Rules that also say how a file holds the payload: as changed fields of a record, field by field, or by a reader. */
export interface FiledRules<P> extends ActionRules<P> {
  readonly payload: 'patch' | FieldsFor<P> | PayloadReader<P>;
}

type ReadRecord<T> = (source: JsonRecord, id: string, farm: FarmDocument) => T;

type PayloadReader<P> = (source: JsonRecord, farm: FarmDocument, moment: ActionContext) => P;

/** A payload that is more than an id has to say how a file holds it. */
export type RulesFor<P> = FiledRules<P> | (RecordName extends P ? ActionRules<P> : never);

export interface EditedRecord {
  readonly list: CollectionName;
  readonly id: string;
}

/** Checks whether an action's record is still in the farm. */
export function hasRecord(farm: FarmDocument, { list, id }: EditedRecord): boolean {
  return recordById(recordsOf(farm, list), id) !== undefined;
}

export interface RecordName {
  readonly id: string;
}

export interface RecordChange<T> extends RecordName {
  readonly patch: RecordPatch<Omit<T, 'id'>>;
}

/** A variety, where it isn't the edited record itself. */
export interface OfVariety {
  readonly varietyId: string;
}

export type ActionsOf<T> = {
  readonly [K in keyof T & string]: T[K] extends ActionRules<infer P>
    ? [P] extends [undefined]
      ? { readonly type: K }
      : { readonly type: K; readonly payload: P }
    : never;
}[keyof T & string];

/** An action with this payload, or with the one that its fields describe. */
export function actionRules<P>(
  rules: Pick<FiledRules<P>, 'payload'> & ActionRules<NoInfer<P>>,
): FiledRules<P>;
export function actionRules<P>(rules: RulesFor<P>): RulesFor<P>;
export function actionRules<P>(rules: RulesFor<P>): RulesFor<P> {
  return rules;
}

/** Reads a payload that is a whole record. What the file leaves out gets its default. */
export function wholeRecord<T>(read: ReadRecord<T>): PayloadReader<T> {
  return (source, farm) => read(source, textOf(source, 'id'), farm);
}

export function labelOf(
  { label }: ActionRules<never>,
  payload: unknown,
  farm: FarmDocument,
): string {
  return typeof label === 'string' ? label : label(payload as never, farm); // Its own payload.
}

/** An action that edits the record of its id, called by these words and the name of the record. */
export function ofRecord(
  list: CollectionName,
  words: string,
  called = (farm: FarmDocument, id: string) => nameOf(farm, list, id),
) {
  return {
    label: ({ id }: RecordName, farm: FarmDocument) => `${words} ${called(farm, id)}`,
    edits: ({ id }: RecordName): readonly EditedRecord[] => [{ list, id }],
  };
}

/** An action that takes a record out of its list; what names it stays. */
export function deletesFrom(list: CollectionName, label: string): ActionRules<RecordName> {
  return { label, run: (farm, { id }) => dropFrom(farm, list, id) };
}

export function dropFrom(farm: FarmDocument, list: CollectionName, id: string): FarmDocument {
  return withRecords(farm, list, dropById(recordsOf(farm, list), id));
}

export function withAdded(farm: FarmDocument, list: CollectionName, record: object): FarmDocument {
  return withRecords(farm, list, [...recordsOf(farm, list), record]);
}

/** Labels an action on a variety, by its `varietyId`. */
export function ofVariety(words: string) {
  const { label, edits } = ofRecord('varieties', words);
  return {
    label: ({ varietyId }: OfVariety, farm: FarmDocument) => label({ id: varietyId }, farm),
    edits: ({ varietyId }: OfVariety) => edits({ id: varietyId }),
  };
}

export function nameOf(farm: FarmDocument, list: CollectionName, id: string): string {
  return textOrBlank(recordById(recordsOf(farm, list), id)?.['name']);
}

interface Named extends RecordName {
  readonly name: string;
}

/** Special rules of a kind of record; omitted ones use defaults. */
interface RecordRules<A, C> {
  readonly list: CollectionName;
  /** The word for one, or how adding, editing and deleting one are called. */
  readonly called: string | readonly [add: string, edit: string, drop: string];
  /** Reads one like one from a file, so that what is saved is in range. */
  readonly read: ReadRecord<A>;
  /** The id of one that came without. */
  readonly newId?: string | ((typed: A, moment: ActionContext) => string);
  /** How one is added or edited, where that is more than adding and editing it as all others are. */
  readonly add?: (...run: [...Parameters<AddOne<A>>, add: AddOne<A>]) => FarmDocument;
  readonly update?: (
    farm: FarmDocument,
    change: C,
    moment: ActionContext,
    edit: EditOne<A>,
  ) => FarmDocument;
  readonly drop?: ActionRules<RecordName>['run'];
  readonly marks?: ActionMarks;
  /** How a file holds them, where that is not a whole record, changed fields or an id. */
  readonly payloads?: {
    readonly add?: PayloadReader<A>;
    readonly update?: PayloadReader<C>;
    readonly drop?: PayloadReader<RecordName>;
  };
}

type AddOne<A> = ActionRules<A>['run'];
type EditOne<A> = (farm: FarmDocument, change: RecordChange<A>) => FarmDocument;

type RecordActions<N extends string, K extends string, A, C> = Readonly<
  Record<N, FiledRules<A>> &
    Record<`UPDATE_${K}`, FiledRules<C>> &
    Record<`DELETE_${K}`, ActionRules<RecordName>>
>;

/** A kind of record that is added, changed field by field, and deleted from all that cannot be without it. */
export function recordActions<
  K extends string,
  A extends { readonly name: string },
  C extends RecordName = RecordChange<A>,
  N extends string = `ADD_${K}`,
>(kind: K, rules: RecordRules<A, C>, addType?: N): RecordActions<N, K, A, C> {
  const { list, called, marks, payloads = {} } = rules;
  const [add, edit] = [addedAs(rules), editedAs(rules)];
  const { drop = (farm, { id }) => dropRecord(farm, list, id) } = rules;
  const words =
    typeof called === 'string' ? [`Add ${called}`, `Edit ${called}`, `Delete ${called}`] : called;
  const [added = '', edited = '', dropped = ''] = words;
  const actions = {
    [addType ?? `ADD_${kind}`]: {
      ...marks,
      payload: payloads.add ?? wholeRecord(rules.read),
      label: ({ name }: A) => `${added} ${name}`,
      run: (farm: FarmDocument, typed: A, moment: ActionContext) =>
        (rules.add ?? add)(farm, typed, moment, add),
    },
    // Where nothing else is said, one is edited field by field.
    [`UPDATE_${kind}`]: {
      ...marks,
      payload: payloads.update ?? 'patch',
      ...ofRecord(list, edited),
      run: (farm: FarmDocument, change: C & RecordChange<A>, moment: ActionContext) =>
        (rules.update ?? edit)(farm, change, moment, edit),
    },
    [`DELETE_${kind}`]: {
      payload: payloads.drop,
      label: ofRecord(list, dropped).label,
      run: drop,
    },
  };
  // A key made of a kind is told to the compiler as any text.
  return actions as unknown as RecordActions<N, K, A, C>;
}

/** A kind that its description alone can read. */
export function described<T extends object>(kind: ListKind<T>) {
  return {
    read: (source: JsonRecord, id: string): T => readRecord(kind, source, id),
    newId: kind.prefix ?? '',
  };
}

type PlainRules<A> = Pick<RecordRules<A, never>, 'list' | 'read' | 'newId'>;

/** How most records are added: with a name of their own, and an id that no other has. */
function addedAs<A extends object>({ list, read, newId = '' }: PlainRules<A>): AddOne<A> {
  return (farm, payload, moment) => {
    // Every record of a list has an id and a name.
    const typed = payload as A & Named;
    const wanted = typeof newId === 'string' ? newId : newId(typed, moment);
    const id = freeId(typed.id || wanted, recordsOf(farm, list));
    return withAdded(farm, list, read(trimmed(typed), id, farm));
  };
}

/** How most are edited: some fields change, and the whole record is read again. */
function editedAs<A extends object>({ list, read }: PlainRules<A>): EditOne<A> {
  return (farm, { id, patch }) =>
    changeIn<A>(farm, list, id, (record) => {
      const typed = patched(record, { ...patch, id } as RecordPatch<A>) as A & Named; // As above.
      return read(trimmed(typed), id, farm);
    });
}

type ItemOf<T, L> = L extends keyof T
  ? NonNullable<T[L]> extends readonly (infer R)[]
    ? R
    : never
  : never;
type RecordOf<N extends CollectionName> =
  N extends `${infer S extends 'alchemy' | 'capacity' | 'catalog'}/${infer L}`
    ? ItemOf<FarmDocument[S], L>
    : ItemOf<FarmDocument, N>;

/** The farm with one record of a list changed; the same farm when there is none, or it stays the same. */
export function changeRecord<N extends CollectionName>(
  farm: FarmDocument,
  list: N,
  id: string,
  change: (record: RecordOf<N>) => RecordOf<N>,
): FarmDocument {
  return changeIn(farm, list, id, change);
}

function changeIn<R>(
  farm: FarmDocument,
  list: CollectionName,
  id: string,
  change: (record: R) => R,
): FarmDocument {
  const changed = changeById(recordsOf(farm, list), id, (record) => {
    // The list holds just these.
    const after = (change as unknown as (record: FarmRecord) => FarmRecord)(record);
    return sameValue(after, record) ? record : after;
  });
  return withRecords(farm, list, changed);
}

function trimmed<T extends Named>(typed: T): JsonRecord {
  return { ...(typed as object), name: typed.name.trim() };
}
