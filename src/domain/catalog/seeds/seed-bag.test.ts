import { expect, test } from 'vitest';
import { seedBagProblem, withSeedBag } from './seed-bag.ts';

test('a new bag replaces an imported price per gram, the same bag leaves all as it is', () => {
  const cost = { bagLb: 25, bagCost: 75, bagMassG: 10_000, costPerGram: 0.01 };
  expect(withSeedBag(cost, { bagLb: 25, bagCost: 80 })).toEqual({ bagLb: 25, bagCost: 80 });
  expect(withSeedBag(cost, { bagLb: 25, bagCost: 75 })).toBe(cost);
});

const [NO_SIZE, NO_COST] = ['size', 'cost'].map((what) => `Bag ${what} must be greater than 0`);

test.each([
  [25, 75, null],
  [0.5, 0.75, null],
  [0, 75, NO_SIZE],
  [Infinity, 75, NO_SIZE],
  [null, null, NO_SIZE],
  [25, 0, NO_COST],
  [25, null, NO_COST],
])('a bag needs a size and a price above 0: %s lb at $%s', (bagLb, bagCost, problem) => {
  expect(seedBagProblem({ bagLb, bagCost })).toEqual(problem);
});
