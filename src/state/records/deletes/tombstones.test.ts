import { expect, test } from 'vitest';
import { freshFarm } from '../../document/fresh-farm.ts';
import { boundedTombstones } from './tombstones.ts';

test('of more than a thousand deletes of one list the oldest is forgotten', () => {
  const times = Array.from({ length: 1001 }, (_, index) => [`o${index}`, 5000 + index] as const);
  for (const noted of [times, times.toReversed()]) {
    const { orders } = boundedTombstones({ orders: Object.fromEntries(noted) }, freshFarm());
    expect(Object.keys(orders ?? {})).toHaveLength(1000);
    expect(orders?.['o0']).toBeUndefined();
    expect(orders?.['o1']).toBe(5001);
    expect(orders?.['o1000']).toBe(6000);
  }
});
