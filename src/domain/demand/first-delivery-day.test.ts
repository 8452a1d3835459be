import { expect, test } from 'vitest';
import { anOrder, aVariety, someSettings } from '#tests/support/builders/builders.ts';
import { firstDeliveryDay } from './first-delivery-day.ts';

const { planner } = someSettings();
// A Friday.
const TODAY = '2026-11-20';
const pea = aVariety({ daysToHarvest: 8 });
const beet = aVariety({ id: 'beet', daysToHarvest: 14 });

test('what grows longest decides when an order can be delivered first', () => {
  expect(firstDeliveryDay([pea, beet], anOrder(), planner, TODAY)).toBe('2026-12-04');
  expect(firstDeliveryDay([pea], anOrder(), planner, TODAY)).toBe('2026-11-28');
  expect(firstDeliveryDay([], anOrder(), planner, TODAY)).toBe(TODAY);
});

test('days between harvest and delivery come on top', () => {
  const buffered = { ...planner, defaultHarvestBufferDays: 2 };
  expect(firstDeliveryDay([pea], anOrder(), buffered, TODAY)).toBe('2026-11-30');
});

test('a market whose harvest would move to a Friday before the crop is ripe waits until Monday', () => {
  const market = anOrder({ orderCategory: 'FARMERS_MARKET' });
  // Saturday 11/28 and Sunday 11/29 would both be cut on Friday 11/27, a day too early.
  expect(firstDeliveryDay([pea], market, planner, TODAY)).toBe('2026-11-30');
});
