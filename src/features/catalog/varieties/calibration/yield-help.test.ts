import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { yieldHelp } from './yield-help.ts';

const calibrated = aVariety({
  calibration: { samples: [10, 12], avgOzPerTray: 11, lastCalibratedAt: null },
});

test('a yield of 64 or more is explained in ounces', () => {
  expect(yieldHelp(null, 184)).toBe('184 g = 6.49 oz');
});

test('an empty yield says what the plan takes instead', () => {
  expect(yieldHelp(null, null)).toBe('If empty: 8 oz');
  expect(yieldHelp(calibrated, null)).toBe('If empty: 11.00 oz, from calibration');
});

test('the yield of a calibrated variety says where it comes from', () => {
  expect(yieldHelp(calibrated, 11)).toBe('Weighed');
  expect(yieldHelp({ ...calibrated, yieldOzPerTrayOverride: 9 }, 9)).toBe('Manual override');
  expect(yieldHelp(calibrated, 12)).toBe(
    'You’ll be asked before this replaces the calibrated 11.00 oz',
  );
});

test('a plain yield needs no words', () => {
  expect(yieldHelp(null, 8)).toBe('');
});
