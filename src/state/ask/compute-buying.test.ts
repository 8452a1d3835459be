import { expect, test } from 'vitest';
import { aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { BISTRO_DAY, sunflowerFarm } from '#tests/support/farms/bistro-farm.ts';
import { computeBuying } from './compute-buying.ts';

const outlookOf = (farm: ReturnType<typeof sunflowerFarm>) =>
  computeBuying({ farm, today: BISTRO_DAY }).outlooks['seed:sunflower'];

test('the dashboard is told whether it is too late, by when to order, or what comes', () => {
  expect(outlookOf(sunflowerFarm(1))).toEqual('too late');
  expect(outlookOf(sunflowerFarm(5, { leadDays: 14 }))).toEqual('order today');
  expect(outlookOf(sunflowerFarm(5))).toEqual('order by Sun 11/29');
  const purchases = [aPurchase({ qty: 60, expectedISO: '2026-12-10' })];
  expect(outlookOf(sunflowerFarm(5, {}, { purchases }))).toEqual('60 lb come Thu 12/10');
  expect(outlookOf(sunflowerFarm(100))).toBeUndefined();
});

test('the list of a farm is worked out once a day', () => {
  const farm = sunflowerFarm(5);
  const first = computeBuying({ farm, today: BISTRO_DAY });
  expect(computeBuying({ farm, today: BISTRO_DAY })).toBe(first);
  expect(computeBuying({ farm, today: '2026-11-23' })).not.toBe(first);
});
