import { expect, test } from 'vitest';
import { movedAddresses, withRest } from './moved-addresses.ts';

test.each([
  ['/ops/orders', '?q=pea', '#top', '/ops/orders?q=pea#top'],
  // The kind of order that an old address stood for wins over its query.
  [movedAddresses['/recurring'] ?? '', '?kind=single&q=1', '', '/ops/orders?kind=recurring&q=1'],
  ['/catalog/products', '', '', '/catalog/products'],
])('what moved to %s keeps %s%s: %s', (moved, search, hash, address) => {
  expect(withRest(moved, { search, hash })).toBe(address);
});

test('no moved address leads to another moved address', () => {
  for (const target of Object.values(movedAddresses)) {
    expect(movedAddresses).not.toHaveProperty([target.split('?')[0] ?? target]);
  }
});
