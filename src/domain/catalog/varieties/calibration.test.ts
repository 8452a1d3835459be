import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { calibrateVariety, calibrationAverage, calibrationSamples } from './calibration.ts';

test('only finite weights of 0 or more count, and at most eight', () => {
  expect(calibrationSamples([8, -1, Number.NaN, null, Infinity, 0])).toEqual([8, 0]);
  expect(calibrationSamples([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test.each([
  [[], null],
  [[-3], null],
  [[0], 0],
  [[7.5, 8.25], 7.88],
  [[1.005], 1.01],
  [[10, 10, 10.1], 10.03],
])('the average of %j is %s', (samples, average) => {
  expect(calibrationAverage(samples)).toBe(average);
});

test('a saved calibration sets the average and its date and ends the override; without a sample none is saved', () => {
  const lastCalibratedAt = '2025-03-14T10:00:00.000Z';
  const variety = aVariety({ yieldOzPerTray: 8, yieldOzPerTrayOverride: 12 });
  expect(calibrateVariety(variety, [9, 10], lastCalibratedAt)).toEqual({
    ...variety,
    yieldOzPerTrayOverride: null,
    calibration: { samples: [9, 10], avgOzPerTray: 9.5, lastCalibratedAt },
  });
  expect(calibrateVariety(variety, [-1], lastCalibratedAt)).toBe(variety);
});
