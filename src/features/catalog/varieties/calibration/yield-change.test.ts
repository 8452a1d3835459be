import { expect, test } from 'vitest';
import { yieldAsTyped } from '#domain/catalog/varieties/variety.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { asksToOverride, yieldChange } from './yield-change.ts';

const calibration = {
  samples: [16.4, 15.1, 17.2, 16.8, 15.9],
  avgOzPerTray: 16.28,
  lastCalibratedAt: '2026-10-20T13:30:00.000Z',
};
const plain = aVariety({ yieldOzPerTray: 8 });
const calibrated = aVariety({ yieldOzPerTray: 16, calibration });
const overridden = aVariety({ yieldOzPerTray: 16, calibration, yieldOzPerTrayOverride: 15 });

test('the editor shows the override, else the calibration, else the typed yield', () => {
  expect([overridden, calibrated, plain].map(yieldAsTyped)).toEqual([15, 16.28, 8]);
  expect(yieldAsTyped(aVariety({ yieldOzPerTray: null }))).toBeNull();
});

test('another yield of a calibrated variety asks, the same one and one without calibration do not', () => {
  expect(asksToOverride(calibrated, 15)).toBe(true);
  expect(asksToOverride(calibrated, 16.28)).toBe(false);
  expect(asksToOverride(overridden, 15)).toBe(false);
  expect(asksToOverride(plain, 12)).toBe(false);
});

test('yes makes the number the override, no keeps the old yield', () => {
  expect(yieldChange(calibrated, 15, true)).toEqual({ yieldOzPerTrayOverride: 15 });
  expect(yieldChange(calibrated, 15, false)).toEqual({});
  expect(yieldChange(overridden, 14, false)).toEqual({});
});

test('an emptied field ends the override without a question', () => {
  expect(asksToOverride(overridden, null)).toBe(false);
  expect(yieldChange(overridden, null, false)).toEqual({ yieldOzPerTrayOverride: null });
});

test('without calibration the typed yield is stored as typed, grams too', () => {
  expect(yieldChange(plain, 184, false)).toMatchObject({ yieldOzPerTray: 184 });
  expect(yieldChange(plain, null, false)).toMatchObject({ yieldOzPerTray: null });
  expect(yieldChange(plain, 8, false)).toEqual({});
});

test('a yield typed over an imported average takes its place', () => {
  const imported = aVariety({ yieldOzPerTray: 8, avgYieldOzPerTray: 11 });
  expect(yieldAsTyped(imported)).toBe(11);
  expect(yieldChange(imported, 12, false)).toMatchObject({
    yieldOzPerTray: 12,
    avgYieldOzPerTray: 12,
  });
});
