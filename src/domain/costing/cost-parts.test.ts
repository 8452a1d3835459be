import { expect, test } from 'vitest';
import { addParts, scaleParts, totalOf } from './cost-parts.ts';

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
