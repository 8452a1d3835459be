import { expect, test } from 'vitest';
import { addParts, roundCost, roundOunces, roundParts, scaleParts, totalOf } from './cost-parts.ts';

const ONE = { seed: 1, soil: 2, overhead: 3, packaging: 4 };

test('costs are added and multiplied part by part', () => {
  expect(addParts(ONE, { seed: 10, soil: 20, overhead: 30, packaging: 40 })).toEqual({
    seed: 11,
    soil: 22,
    overhead: 33,
    packaging: 44,
  });
  expect(scaleParts(ONE, 3)).toEqual({ seed: 3, soil: 6, overhead: 9, packaging: 12 });
  expect(totalOf(ONE)).toBe(10);
});

test('figures of a report have six decimals', () => {
  expect(roundCost(1.23456789)).toBe(1.234568);
  expect(roundOunces(1.23456789)).toBe(1.234568);
  expect(roundParts(scaleParts(ONE, 1 / 3))).toEqual({
    seed: 0.333333,
    soil: 0.666667,
    overhead: 1,
    packaging: 1.333333,
  });
});
