import { expect, test } from 'vitest';
import { anOrder, aRecurringOrder, aVariety } from '#tests/support/builders/builders.ts';
import { farmContents } from './farm-contents.ts';

test('orders of all lists are counted together', () => {
  const slices = {
    varieties: [aVariety({ id: 'pea' }), aVariety({ id: 'kale' })],
    orders: [anOrder()],
    recurring: [aRecurringOrder()],
  };
  expect(farmContents(slices)).toBe('2 varieties, 2 orders');
});

test('what a file does not hold is not mentioned', () => {
  expect(farmContents({ varieties: [aVariety()], products: [] })).toBe('1 variety');
});

test('a file without records holds settings', () => {
  expect(farmContents({})).toBe('settings only');
});
