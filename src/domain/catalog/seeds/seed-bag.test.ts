import { expect, test } from 'vitest';
import { seedBagProblem, withSeedBag } from './seed-bag.ts';

test('a new bag replaces an imported price per gram, the same bag leaves all as it is', () => {
  const cost = { bagLb: 25, bagCost: 75, bagMassG: 10_000, costPerGram: 0.01 };
  expect(withSeedBag(cost, { bagLb: 25, bagCost: 80 })).toEqual({ bagLb: 25, bagCost: 80 });
  expect(withSeedBag(cost, { bagLb: 25, bagCost: 75 })).toBe(cost);
});

test('a bag needs a size and a price above 0', () => {
  expect(seedBagProblem({ bagLb: 25, bagCost: 75 })).toBeNull();
  expect(seedBagProblem({ bagLb: 0, bagCost: 75 })).toBe('Bag size must be greater than 0');
  expect(seedBagProblem({ bagLb: null, bagCost: null })).toBe('Bag size must be greater than 0');
  expect(seedBagProblem({ bagLb: 25, bagCost: 0 })).toBe('Bag cost must be greater than 0');
  expect(seedBagProblem({ bagLb: Infinity, bagCost: 75 })).toBe('Bag size must be greater than 0');
  expect(seedBagProblem({ bagLb: 25, bagCost: null })).toBe('Bag cost must be greater than 0');
});

test('a bag of one pound for a dollar can be saved, and a smaller one, too', () => {
  expect(seedBagProblem({ bagLb: 1, bagCost: 1 })).toBeNull();
  expect(seedBagProblem({ bagLb: 0.5, bagCost: 0.75 })).toBeNull();
});
