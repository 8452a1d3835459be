import { expect, test } from 'vitest';
import { freshFromFreezeDried, freshFromPowder } from './fresh-pounds.ts';

test('what a variety says leads from powder to freeze-dried greens and on to fresh ones', () => {
  const ratios = { freshLb_to_fd_g: 40, fd_g_to_powder_g: 0.5 };
  expect(freshFromFreezeDried(80, ratios)).toBe(2);
  expect(freshFromPowder(80, ratios)).toBe(4);
});

test('what says nothing keeps 8 percent when it is dried, and all of it when it is milled', () => {
  // 8 % of 453.59237 g.
  expect(freshFromFreezeDried(36.2873896, {})).toBeCloseTo(1, 9);
  expect(freshFromPowder(36.2873896, {})).toBeCloseTo(1, 9);
  expect(freshFromPowder(36.2873896, { freshLb_to_fd_g: 0, fd_g_to_powder_g: 0 })).toBeCloseTo(
    1,
    9,
  );
});

test('a ratio of one is a ratio', () => {
  expect(freshFromFreezeDried(3, { freshLb_to_fd_g: 1 })).toBe(3);
  expect(freshFromFreezeDried(3, { freshLb_to_fd_g: 0.5 })).toBe(6);
});
