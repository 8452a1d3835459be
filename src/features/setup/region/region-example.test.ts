import { expect, test } from 'vitest';
import { type Region, US_REGION } from '#domain/tell/region.ts';
import { regionExample, switchedMoney } from './region-example.ts';

const LYON: Region = { weights: 'metric', currency: 'EUR', dates: 'day-first', numbers: 'comma' };

test('the line under the choices shows what they write', () => {
  expect(regionExample(US_REGION)).toBe('12 oz · $4.25 · Tue 11/24, 7:42 AM · 1,234.5');
  expect(regionExample(LYON)).toBe('340 g · 4,25\u00A0€ · Tue 24 Nov, 07:42 · 1.234,5');
});

test('another currency changes the sign and no number', () => {
  expect(switchedMoney(US_REGION, { ...US_REGION, currency: 'EUR' })).toBe(
    'Amounts keep their numbers: $4.25 becomes €4.25. Nothing is converted.',
  );
});
