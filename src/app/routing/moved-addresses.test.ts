import { expect, test } from 'vitest';
import { movedAddresses, withRest } from './moved-addresses.ts';

const nothing = { search: '', hash: '' };

test('a moved address keeps its query and hash', () => {
  expect(withRest('/ops/orders', { search: '?q=pea', hash: '#top' })).toBe('/ops/orders?q=pea#top');
});

test('the kind of order that an old address stood for wins over its query', () => {
  expect(
    withRest(movedAddresses['/recurring'] ?? '', { search: '?kind=single&q=1', hash: '' }),
  ).toBe('/ops/orders?kind=recurring&q=1');
});

test('without a query nothing is appended', () => {
  expect(withRest('/catalog/products', nothing)).toBe('/catalog/products');
});

test('no moved address leads to another moved address', () => {
  for (const target of Object.values(movedAddresses)) {
    expect(movedAddresses).not.toHaveProperty([target.split('?')[0] ?? target]);
  }
});
