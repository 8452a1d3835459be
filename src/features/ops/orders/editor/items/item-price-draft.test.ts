import { expect, test } from 'vitest';
import { newItemDraft } from './item-draft.ts';
import { listedPrice, scopeChoices, unitOfScope } from './item-price-draft.ts';

const PEA = { ...newItemDraft('li_1'), target: { varietyId: 'pea' } } as const;
const TYPED = { amount: 4.25, customer: ' Bistro Marlow ' };

test('a price is for everybody, for the customer of the order, or for this order only', () => {
  expect(scopeChoices('').map(({ label }) => label)).toEqual(['Everyone', 'This order only']);
  expect(scopeChoices(TYPED.customer).map(({ label }) => label)).toEqual([
    'Everyone',
    'Bistro Marlow',
    'This order only',
  ]);
});

test('a package is priced by its size, a loose weight in the list by the pound or the gram', () => {
  expect(listedPrice(PEA, TYPED, 'customer', 4)).toEqual({
    varietyId: 'pea',
    packageOz: 4,
    amount: 4.25,
    customer: 'Bistro Marlow',
  });
  const loose = { ...PEA, mode: 'BULK', unit: 'oz' } as const;
  expect(listedPrice(loose, TYPED, 'everybody', 4)).toEqual({
    varietyId: 'pea',
    packageOz: null,
    unit: 'lb',
    amount: 4.25,
  });
  expect(unitOfScope(loose, 'order')).toBe('oz');
  expect(unitOfScope({ ...loose, unit: 'g' }, 'everybody')).toBe('g');
  expect(unitOfScope(PEA, 'order')).toBeNull();
});

test('a line that sells nothing yet has no price', () => {
  expect(listedPrice(newItemDraft('li_1'), TYPED, 'everybody', 4)).toBeNull();
});
