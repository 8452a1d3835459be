import { expect, test } from 'vitest';
import { aCustomer } from '#tests/support/builders/catalog-builders.ts';
import { contactAction, contactDraft, nameProblem } from './contact-draft.ts';

const ANA = aCustomer({ name: 'Chef Ana', email: 'ana@example.com' });
const NAMES = ['Chef Ana', 'Bea'];

test('a customer whom only orders know begins with the name', () => {
  expect(contactDraft('Bea', undefined)).toEqual({
    name: 'Bea',
    email: '',
    phone: '',
    address: '',
    note: '',
  });
  expect(contactDraft('chef ana', ANA)).toMatchObject({ name: 'Chef Ana', email: ANA.email });
});

test('a name is not blank and nobody else’s, however it is written', () => {
  expect(nameProblem({ name: '  ' }, 'Bea', NAMES)).toBe('Enter a name');
  expect(nameProblem({ name: ' chef  ANA' }, 'Bea', NAMES)).toBe(
    'A customer with this name already exists',
  );
  expect(nameProblem({ name: 'BEA' }, 'Bea', NAMES)).toBeNull();
  expect(nameProblem({ name: 'Beatrice' }, 'Bea', NAMES)).toBeNull();
});

test('what is typed makes a customer of a name, or changes the one that is known', () => {
  const bea = { ...contactDraft('Bea', undefined), name: 'Beatrice', phone: '555 0100' };
  expect(contactAction(bea, 'Bea', undefined)).toEqual({
    type: 'ADD_CUSTOMER',
    payload: { ...bea, formerName: 'Bea' },
  });
  const ana = { ...contactDraft('Chef Ana', ANA), phone: '555 0101' };
  expect(contactAction(ana, 'Chef Ana', ANA)).toEqual({
    type: 'UPDATE_CUSTOMER',
    payload: { id: 'cus_1', patch: ana },
  });
});
