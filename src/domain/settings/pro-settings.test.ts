import { expect, test } from 'vitest';
import { DEFAULT_PRO_SETTINGS } from './pro-settings.ts';

test('a dryer plan takes off what is there, mixes varieties and need not fit, until the grower says otherwise', () => {
  expect(DEFAULT_PRO_SETTINGS).toEqual({
    planNet: true,
    mixVarietiesInLoad: true,
    mustFit: false,
  });
});
