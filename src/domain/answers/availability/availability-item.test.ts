import { expect, test } from 'vitest';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { findAvailabilityItem } from './availability-item.ts';

const pea = aVariety({ id: 'pea', name: 'Pea' });
const kale = aVariety({ id: 'kale', name: 'Kale' });
const find = (
  text: string,
  { varieties = [pea, kale], products = [aSingleProduct(pea), aMix({ pea: 50, kale: 50 })] } = {},
) => findAvailabilityItem({ varieties, products }, text);

test('what is asked for is known by its id or its name, whatever the capitals and spaces around', () => {
  expect(find('kale')).toEqual({ kind: 'variety', id: 'kale', name: 'Kale' });
  expect(find(' KALE ')).toEqual({ kind: 'variety', id: 'kale', name: 'Kale' });
  expect(find('prod_pea')).toMatchObject({ kind: 'single', id: 'prod_pea' });
  expect(find('salad')).toMatchObject({ kind: 'mix', id: 'mix_salad' });
});

test('an id goes before a name, and a variety before a product of the same name', () => {
  const named = aMix({ pea: 100 }, { id: 'mix_1', name: 'pea' });
  expect(find('pea', { varieties: [kale, pea], products: [named] }).id).toBe('pea');
  const other = aVariety({ id: 'v2', name: 'Pea' });
  expect(find('PEA', { varieties: [other], products: [aSingleProduct(pea)] })).toEqual({
    kind: 'variety',
    id: 'v2',
    name: 'Pea',
  });
  const called = aVariety({ id: 'v3', name: 'mix_1' });
  expect(find('mix_1', { varieties: [called], products: [named] }).kind).toBe('mix');
});

test('of several with one name the one whose id comes first is meant', () => {
  const twins = ['v9', 'v1', 'v5'].map((id) => aVariety({ id, name: 'Pea' }));
  expect(find('Pea', { varieties: twins, products: [] }).id).toBe('v1');
});

test('a blank or unknown item cannot be asked for', () => {
  expect(() => find('  ')).toThrow('Choose a variety or product.');
  expect(() => find('Chard')).toThrow("There is no variety or product 'Chard'.");
});
