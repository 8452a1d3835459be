import { expect, test } from 'vitest';
import { US_REGION } from '#domain/tell/region.ts';
import { switchedMoney } from './region-example.ts';

test('another currency changes the sign and no number', () => {
  expect(switchedMoney(US_REGION, { ...US_REGION, currency: 'EUR' })).toBe(
    'Amounts keep their numbers: $4.25 becomes €4.25. Nothing is converted.',
  );
});
