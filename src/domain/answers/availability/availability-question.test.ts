import { expect, test } from 'vitest';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import {
  findAvailabilityItem,
  amountOfSteps,
  amountOunces,
  amountSteps,
  readAvailabilityAmount,
} from './availability-question.ts';

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

test.each([
  ['6x2oz', { mode: 'PACKAGE', count: 6, packageOz: 2 }],
  [' 6 X 2.5 oz ', { mode: 'PACKAGE', count: 6, packageOz: 2.5 }],
  ['1x0.5oz', { mode: 'PACKAGE', count: 1, packageOz: 0.5 }],
  ['12oz', { mode: 'BULK', weight: 12, unit: 'oz' }],
  ['0.5 lb', { mode: 'BULK', weight: 0.5, unit: 'lb' }],
  ['200 G', { mode: 'BULK', weight: 200, unit: 'g' }],
  ['1.2 kg', { mode: 'BULK', weight: 1200, unit: 'g' }],
  ['6x50 g', { mode: 'PACKAGE', count: 6, packageOz: 50 / 28.349523125 }],
] as const)('%s is read', (text, amount) => {
  expect(readAvailabilityAmount(text)).toEqual(amount);
});

test.each(['', '0oz', '0x2oz', '3x0oz', '6x2', 'six', '12 st', '-1oz'])(
  '"%s" says nothing, or nothing above 0',
  (text) => {
    expect(() => readAvailabilityAmount(text)).toThrow('Enter how much');
  },
);

test('packages are counted one by one, a weight in tenths of an ounce', () => {
  const packages = readAvailabilityAmount('6x2oz');
  const weight = readAvailabilityAmount('1.5lb');
  expect([amountOunces(packages), amountSteps(packages)]).toEqual([12, 6]);
  expect([amountOunces(weight), amountSteps(weight)]).toEqual([24, 240]);
  expect(amountOfSteps(packages, 4)).toEqual({ mode: 'PACKAGE', count: 4, packageOz: 2 });
  expect(amountOunces(amountOfSteps(weight, 80))).toBe(8);
});
