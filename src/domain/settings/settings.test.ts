import { expect, test } from 'vitest';
import { clampBufferPercent, DEFAULT_BUFFER_SETTINGS, DEFAULT_PRO_SETTINGS } from './settings.ts';

test('a farm begins with 6 % on top, 4 % of consistent varieties, 12 % of delicate ones, one tray at most', () => {
  expect(DEFAULT_BUFFER_SETTINGS).toEqual({
    generalBufferPercent: 6,
    consistent: { percent: 4, varieties: [] },
    delicate: { percent: 12, varieties: [] },
    maxExtraTrays: 1,
  });
});

test('a percentage that is negative or no number counts as none', () => {
  expect([-1, Number.NaN, 0, 7.5].map(clampBufferPercent)).toEqual([0, 0, 0, 7.5]);
});

test('a dryer plan takes off what is there, mixes varieties and need not fit, until the grower says otherwise', () => {
  expect(DEFAULT_PRO_SETTINGS).toEqual({ planNet: true, mixVarietiesInLoad: true, mustFit: false });
});
