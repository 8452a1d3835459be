import { type Customer, customerKey } from '#domain/customers/customer.ts';
import type { FarmAction } from '#state/records/farm-action.ts';

/** What is typed of a customer; an emptied field is undefined. */
export type ContactDraft = {
  readonly [K in keyof Omit<Customer, 'id'>]: Customer[K] | undefined;
} & Pick<Customer, 'name' | 'email' | 'phone' | 'address' | 'note'>;

const UNKNOWN: Omit<ContactDraft, 'name'> = { email: '', phone: '', address: '', note: '' };

export function contactDraft(name: string, known: Customer | undefined): ContactDraft {
  if (known === undefined) return { ...UNKNOWN, name };
  const { id: _id, ...draft } = known;
  return draft;
}

const NAME_TAKEN = 'A customer with this name already exists';

export function nameProblem(
  { name }: Pick<ContactDraft, 'name'>,
  formerName: string,
  names: readonly string[],
): string | null {
  const key = customerKey(name);
  if (key === '') return 'Enter a name';
  const isTaken = key !== customerKey(formerName) && names.some((one) => customerKey(one) === key);
  return isTaken ? NAME_TAKEN : null;
}

/** Keeps what was typed; orders and prices follow a new name. */
export function contactAction(
  draft: ContactDraft,
  formerName: string,
  known: Customer | undefined,
): FarmAction {
  return known === undefined
    ? { type: 'ADD_CUSTOMER', payload: { ...draft, formerName } }
    : { type: 'UPDATE_CUSTOMER', payload: { id: known.id, patch: draft } };
}
