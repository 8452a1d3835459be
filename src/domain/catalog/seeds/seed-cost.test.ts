import { expect, test } from 'vitest';
import { costPerGram } from './seed-cost.ts';

const unknown = { bagLb: null, bagCost: null };

test('a gram of seed costs its share of the bag', () => {
  expect(costPerGram({ bagLb: 25, bagCost: 75 })).toBeCloseTo(0.006613867865546327, 15);
  expect(costPerGram({ bagLb: 25, bagCost: 75, bagMassG: 10_000 })).toBe(0.0075);
  expect(costPerGram({ bagLb: 25, bagCost: 75, bagMassG: 10_000, costPerGram: 0.01 })).toBe(0.01);
});

test('without a bag or its price the cost of a gram is unknown', () => {
  expect(costPerGram(unknown)).toBeNull();
  expect(costPerGram({ bagLb: 0, bagCost: 75 })).toBeNull();
  expect(costPerGram({ bagLb: 25, bagCost: 0 })).toBeNull();
});
