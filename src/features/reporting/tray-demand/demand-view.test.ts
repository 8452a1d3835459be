import { expect, test } from 'vitest';
import type { Market } from '#domain/orders/order.ts';
import { EVERY_MARKET, type DemandScope } from '#domain/reports/tray-demand.ts';
import { readDemandScope, withMarket, writeDemandScope } from './demand-view.ts';

const listed: readonly Market[] = [
  { id: 'a', name: 'A', kind: 'MARKET' },
  { id: 'market:b, c', name: 'B, C', kind: 'MARKET' },
  { id: 'gala', name: 'Gala', kind: 'EVENT' },
];

test('ticking the last one is ticking every one', () => {
  const scope = withMarket(EVERY_MARKET, listed, 'a', false);
  expect(withMarket(scope, listed, 'a', true).marketIds).toBeNull();
});

test('every scope is read from the address it is written to, beside what else stands there', () => {
  const scopes: DemandScope[] = [
    EVERY_MARKET,
    { kinds: ['EVENT'], marketIds: new Set(['market:b, c', 'gala']) },
    { kinds: [], marketIds: new Set() },
  ];
  for (const scope of scopes) {
    const before = new URLSearchParams('from=2026-11-20&markets=off&at=a');
    const after = writeDemandScope(before, scope);
    expect(readDemandScope(after)).toEqual(scope);
    expect(after.get('from')).toBe('2026-11-20');
  }
});
