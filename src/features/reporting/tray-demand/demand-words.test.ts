import { expect, test } from 'vitest';
import type { Market } from '#domain/orders/order.ts';
import { EVERY_MARKET } from '#domain/reports/tray-demand.ts';
import { ouncesLabel, scopeLabel } from './demand-words.ts';

const markets: readonly Market[] = [
  { id: 'a', name: 'A', kind: 'MARKET' },
  { id: 'b', name: 'B', kind: 'MARKET' },
  { id: 'gala', name: 'Gala', kind: 'EVENT' },
];

test('the filters are told in a few words', () => {
  expect(scopeLabel(EVERY_MARKET, markets)).toBe('2 markets, 1 event');
  expect(scopeLabel({ ...EVERY_MARKET, marketIds: new Set(['b', 'gala']) }, markets)).toBe(
    '1 of 2 markets, 1 event',
  );
  expect(scopeLabel({ kinds: ['MARKET'], marketIds: null }, markets)).toBe('2 markets, no events');
  expect(scopeLabel({ ...EVERY_MARKET, marketIds: new Set() }, markets)).toBe(
    'no markets, no events',
  );
});

test('ounces have two decimals at most, and a dash when they are not known', () => {
  expect([2, 2.4, 1.6667, 6.4903, 0].map(ouncesLabel)).toEqual(['2', '2.4', '1.67', '6.49', '—']);
});
