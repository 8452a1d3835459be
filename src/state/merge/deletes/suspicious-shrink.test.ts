import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { isSuspicious, shrinks } from './suspicious-shrink.ts';

const FRESH = aFarm();

/** So many varieties and orders, and nothing else. */
const farm = (varieties: number, orders: number) => ({
  ...FRESH,
  capacity: { ...FRESH.capacity, racks: [] },
  varieties: Array.from({ length: varieties }, (_, n) => aVariety({ id: `v${n}` })),
  orders: Array.from({ length: orders }, (_, n) => anOrder({ id: `o${n}` })),
});

// More than 30 percent of five or more, or all of a list of five.
test.each([
  [10, 0, 7, 0, false],
  [10, 0, 6, 0, true],
  [7, 3, 7, 0, false],
  [7, 3, 6, 0, true],
  [5, 0, 3, 0, true],
  [4, 0, 0, 0, false],
  [3, 2, 1, 2, true],
  [90, 5, 90, 0, true],
  [90, 4, 90, 0, false],
  [90, 5, 90, 1, false],
  [5, 5, 9, 9, false],
  [0, 0, 0, 0, false],
])('%i and %i to %i and %i is much: %s', (varieties, orders, left, leftOrders, isMuch) => {
  expect(shrinks(farm(varieties, orders), farm(left, leftOrders))).toBe(isMuch);
});

test('it is suspicious whichever side loses so much, also when as much is new', () => {
  const [few, many] = [farm(4, 0), farm(10, 0)];
  expect(isSuspicious({ local: many, remote: few }, few)).toBe(true);
  expect(isSuspicious({ local: few, remote: many }, few)).toBe(true);
  expect(isSuspicious({ local: few, remote: many }, many)).toBe(false);
  const others = {
    ...many,
    varieties: many.varieties.map((one) => ({ ...one, id: `x${one.id}` })),
  };
  expect(shrinks(many, others)).toBe(true);
});
