import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { freshFromFreezeDried, freshFromPowder } from './fresh-pounds.ts';
import { lbsPerTray, traysFor } from './trays-for.ts';

const RATIOS = { fd_g_to_powder_g: 0.95, freshLb_to_fd_g: 36 };

test('powder is calculated back over freeze-dried to fresh greens', () => {
  const freshLb = freshFromPowder(500, RATIOS);
  expect(freshLb).toBeCloseTo(14.6199, 4);
  expect([traysFor(freshLb, 1), traysFor(freshLb, 1.125)]).toEqual([15, 13]);
});

test('a variety without ratios dries to 8 percent and mills without loss', () => {
  expect(freshFromFreezeDried(36.2873896, {})).toBeCloseTo(1, 12);
  expect(freshFromPowder(36.2873896, { fd_g_to_powder_g: 0 })).toBeCloseTo(1, 12);
});

// A tray without yield counts as 0.0001 lb; what is whole but for a hair of arithmetic stays.
test.each([
  [0.01, 0, 100],
  [0.1 + 0.2, 0.3, 1],
  [5, 0.5, 10],
  [6.25, 1, 7],
  [1.625, 0.5, 4],
  [0.625, 0.5, 2],
  [4.125, 0.71875, 6],
])('%d lb at %d lb a tray need %d trays', (freshLb, perTray, trays) => {
  expect(traysFor(freshLb, perTray)).toBe(trays);
});

test('trays hold all of the greens, and one tray fewer would not', () => {
  const pounds = fc.double({ min: 0, max: 500, noNaN: true });
  const perTray = fc.double({ min: 0.01, max: 5, noNaN: true });
  checkLaw([pounds, perTray], (freshLb, each) => {
    const trays = traysFor(freshLb, each);
    expect(trays * each).toBeGreaterThanOrEqual(freshLb - 1e-6);
    expect((trays - 1) * each).toBeLessThan(freshLb);
  });
});

test('a tray yields its planned weight', () => {
  const unknown = aVariety({ yieldOzPerTray: null });
  expect(lbsPerTray(aVariety({ yieldOzPerTray: 12, lbsPerTray: 2 }))).toBe(0.75);
  expect(lbsPerTray({ ...unknown, lbsPerTray: 1.125 })).toBe(1.125);
  // 8 oz, as the plan has it.
  expect(lbsPerTray(unknown)).toBe(0.5);
});
