import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountTicks } from './amount-scale.ts';

test.each([
  [0, [0, 1, 2]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [8, [0, 4, 8]],
  [9, [0, 5, 10]],
  [29, [0, 15, 30]],
  [45, [0, 25, 50]],
  [101, [0, 60, 120]],
])('amounts up to %d stand against the lines %j', (highest, ticks) => {
  expect(amountTicks(highest)).toEqual(ticks);
});

test('the lines are whole numbers, and no amount stands above the last one', () => {
  fc.assert(
    fc.property(fc.nat(100_000), (highest) => {
      const [, middle, top] = amountTicks(highest);
      expect(Number.isInteger(middle)).toBe(true);
      expect(top).toBeGreaterThanOrEqual(highest);
    }),
  );
});
