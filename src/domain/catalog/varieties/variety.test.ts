import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { effectiveYield, isYieldAssumed, knownYield } from './variety.ts';

const calibration = (avgOzPerTray: number | null) => ({
  samples: [],
  avgOzPerTray,
  lastCalibratedAt: null,
});

test('the override counts before the calibration, that before the average and the typed yield', () => {
  const all = {
    yieldOzPerTrayOverride: 10,
    calibration: calibration(9),
    avgYieldOzPerTray: 7,
    yieldOzPerTray: 6,
  };
  expect(effectiveYield(aVariety(all))).toBe(10);
  expect(effectiveYield(aVariety({ ...all, yieldOzPerTrayOverride: null }))).toBe(9);
  const uncalibrated = { ...all, yieldOzPerTrayOverride: null, calibration: calibration(null) };
  expect(effectiveYield(aVariety(uncalibrated))).toBe(7);
  expect(effectiveYield(aVariety({ yieldOzPerTray: 6 }))).toBe(6);
});

test('64 and more are grams, as long as they make at most 200 oz', () => {
  expect(effectiveYield(aVariety({ yieldOzPerTray: 8 }))).toBe(8);
  expect(effectiveYield(aVariety({ yieldOzPerTray: 64 }))).toBeCloseTo(2.2575, 4);
  expect(effectiveYield(aVariety({ yieldOzPerTray: 226.796185 }))).toBeCloseTo(8, 9);
  expect(effectiveYield(aVariety({ yieldOzPerTray: 5669.904625 }))).toBeCloseTo(200, 9);
  expect(effectiveYield(aVariety({ yieldOzPerTray: 6000 }))).toBe(6000);
});

test('a yield of 0 or less is passed over', () => {
  const variety = aVariety({ yieldOzPerTrayOverride: 0, calibration: calibration(-3) });
  expect(effectiveYield({ ...variety, yieldOzPerTray: 5 })).toBe(5);
  expect(effectiveYield({ ...variety, yieldOzPerTray: -3 })).toBe(8);
});

test('without any usable yield planning takes 8 oz and costing knows that it is missing', () => {
  const variety = aVariety({ yieldOzPerTray: null });
  expect(effectiveYield(variety)).toBe(8);
  expect(knownYield(variety)).toBeNull();
});

test('a yield of less than an ounce is a yield', () => {
  expect(effectiveYield(aVariety({ yieldOzPerTray: 0.5 }))).toBe(0.5);
});

test('pounds that came with an import are a yield, and a variety without any is planned at 8 oz', () => {
  const unknown = aVariety({ yieldOzPerTray: null });
  expect(effectiveYield({ ...unknown, lbsPerTray: 1.125 })).toBe(18);
  expect(isYieldAssumed({ ...unknown, lbsPerTray: 1.125 })).toBe(false);
  expect([effectiveYield(unknown), isYieldAssumed(unknown)]).toEqual([8, true]);
  expect(isYieldAssumed(aVariety({ yieldOzPerTray: 8 }))).toBe(false);
});
