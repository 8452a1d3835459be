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

test.each([
  [0.5, 0.5],
  [8, 8],
  [64, 64 / 28.349523125],
  [226.796185, 8],
  [5669.904625, 200],
  [6000, 6000],
])('64 and more are grams, as long as they make at most 200 oz: %d are %d oz', (typed, ounces) => {
  expect(effectiveYield(aVariety({ yieldOzPerTray: typed }))).toBeCloseTo(ounces, 9);
});

test('a yield of 0 or less is passed over', () => {
  const variety = aVariety({ yieldOzPerTrayOverride: 0, calibration: calibration(-3) });
  expect(effectiveYield({ ...variety, yieldOzPerTray: 5 })).toBe(5);
  expect(effectiveYield({ ...variety, yieldOzPerTray: -3 })).toBe(8);
});

test('pounds that came with an import are a yield; without any 8 oz are planned, and costing knows that', () => {
  const unknown = aVariety({ yieldOzPerTray: null });
  expect(effectiveYield({ ...unknown, lbsPerTray: 1.125 })).toBe(18);
  expect(isYieldAssumed({ ...unknown, lbsPerTray: 1.125 })).toBe(false);
  expect([effectiveYield(unknown), isYieldAssumed(unknown)]).toEqual([8, true]);
  expect(knownYield(unknown)).toBeNull();
  expect(isYieldAssumed(aVariety({ yieldOzPerTray: 8 }))).toBe(false);
});
