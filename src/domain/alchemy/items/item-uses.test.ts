import { expect, test } from 'vitest';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { itemUses } from './item-uses.ts';

const SHOP = aPowderShop(1000, 100, 100);
const [JARS] = SHOP.products;

/** So many products like the jars, called "Jar 1", "Jar 2" and so on. */
const products = (count: number) =>
  Array.from({ length: count }, (_, at) => aProProduct({ ...JARS, name: `Jar ${at + 1}` }));

test('the products that use an item are named, four at most, in their recipes and variants', () => {
  const of = (count: number) =>
    itemUses('powder', { ...SHOP, products: products(count), orders: [] });
  expect([of(0), of(1)]).toEqual(['', '1 product uses it: Jar 1.']);
  expect(of(4)).toBe('4 products use it: Jar 1, Jar 2, Jar 3, Jar 4.');
  expect(of(5)).toBe('5 products use it: Jar 1, Jar 2, Jar 3, Jar 4 and 1 more.');
  const lines = [{ itemId: 'salt', qty: 1, unit: 'g', notes: '' }] as const;
  const salted = aProProduct({ name: 'Jar 1', variants: [{ name: 'Salted', lines }] });
  expect(itemUses('salt', { ...SHOP, products: [salted], orders: [] })).toBe(
    '1 product uses it: Jar 1.',
  );
});

test('the orders that still need an item are named, those that are over are not', () => {
  const order = (id: string, status: 'draft' | 'fulfilled' | 'cancelled') =>
    aProOrder(10, { id, status });
  const over = [order('JANE-002', 'fulfilled'), order('JANE-003', 'cancelled')];
  const orders = [order('JANE-001', 'draft'), ...over];
  expect(itemUses('jar', { ...SHOP, orders })).toBe(
    '1 product uses it: Pea Powder Jar. 1 order needs it: JANE-001.',
  );
  expect(itemUses('jar', { ...SHOP, orders: [...orders, order('JANE-004', 'draft')] })).toBe(
    '1 product uses it: Pea Powder Jar. 2 orders need it: JANE-001, JANE-004.',
  );
  expect(itemUses('salt', { ...SHOP, orders })).toBe('');
});
