import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmAction } from './farm-action.ts';

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** Kinds of record that say what is done to them in the same way: the word for one, and where they are kept. */
const KINDS = {
  VARIETY: ['variety', ({ varieties }) => varieties],
  MATERIAL: ['material', ({ catalog }) => catalog.materials],
  ORDER: ['order', ({ orders }) => orders],
  RECURRING: ['order', ({ recurring }) => recurring],
  SINGLE: ['order', ({ single }) => single],
  CUSTOMER: ['customer', ({ customers = [] }) => customers],
  PACKAGING: ['packaging', ({ catalog }) => catalog.packaging],
  PRO_ITEM: ['item', ({ alchemy }) => alchemy.items],
  PRO_CATEGORY: ['category', ({ alchemy }) => alchemy.categories],
  PRO_SUBGROUP: ['subgroup', ({ alchemy }) => alchemy.subgroups],
  PRO_PRODUCT: ['Pro product', ({ alchemy }) => alchemy.products],
} as const satisfies Readonly<
  Record<string, readonly [string, (farm: FarmDocument) => readonly NamedRecord[]]>
>;

const VERBS = { ADD: 'Add', UPDATE: 'Edit', DELETE: 'Delete' } as const;

type Kind = keyof typeof KINDS;
/** An action that is named by what is done and to which kind of record. */
export type LabelledAction = Extract<
  FarmAction,
  { readonly type: `${keyof typeof VERBS}_${Kind}` }
>;

/** Whether an action adds, edits or deletes a record of these kinds. */
export function isOfRecord(action: FarmAction): action is LabelledAction {
  const [verb, kind] = partsOf(action);
  return Object.hasOwn(VERBS, verb) && Object.hasOwn(KINDS, kind);
}

/** What is done to a record, by the name that it has before, as in "Delete order Saturday market". */
export function recordActionLabel(action: LabelledAction, farm: FarmDocument): string {
  const [verb, kind] = partsOf(action);
  const [word, recordsOf] = KINDS[kind];
  // What is added is told whole.
  const { id, name } = action.payload as NamedRecord;
  return `${VERBS[verb]} ${word} ${verb === 'ADD' ? name : nameOf(recordsOf(farm), id)}`;
}

/** The name of the record with this id; '' when there is none. */
export function nameOf(records: readonly NamedRecord[], id: string): string {
  return records.find((record) => record.id === id)?.name ?? '';
}

function partsOf({ type }: FarmAction): [keyof typeof VERBS, Kind] {
  const [verb = '', ...kind] = type.split('_');
  // Asked by `isOfRecord` whether they are these.
  return [verb, kind.join('_')] as [keyof typeof VERBS, Kind];
}
