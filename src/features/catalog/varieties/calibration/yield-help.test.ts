import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { yieldHelp } from './yield-help.ts';

const calibrated = aVariety({
  calibration: { samples: [10, 12], avgOzPerTray: 11, lastCalibratedAt: null },
});

test.each([
  ['a yield of 64 or more is explained in ounces', null, 184, '184 g = 6.49 oz'],
  ['a plain yield needs no words', null, 8, ''],
  ['an empty one says what the plan takes instead', null, null, 'If empty: 8 oz'],
  ['an empty one may be calibrated', calibrated, null, 'If empty: 11.00 oz, from calibration'],
  ['a calibrated one says so', calibrated, 11, 'Weighed'],
  ['so does an override', { ...calibrated, yieldOzPerTrayOverride: 9 }, 9, 'Manual override'],
  [
    'another one asks',
    calibrated,
    12,
    'You’ll be asked before this replaces the calibrated 11.00 oz',
  ],
])('%s', (_rule, variety, typed, text) => {
  expect(yieldHelp(variety, typed)).toBe(text);
});
