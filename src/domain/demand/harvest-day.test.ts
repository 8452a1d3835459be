import { expect, test } from 'vitest';
import { dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { Order } from '#domain/orders/order.ts';
import { anOrder, aRepeatOrder, someSettings } from '#tests/support/builders/builders.ts';
import { harvestDay, harvestRule } from './harvest-day.ts';

const planner = someSettings().planner;
const switchedOff = { ...planner, weekendHarvestToFriday: false };
const [FRIDAY, SATURDAY, SUNDAY, MONDAY] = ['2025-03-14', '2025-03-15', '2025-03-16', '2025-03-17'];

function cutFor(eventISO: string | undefined, order: Order, settings = planner): string {
  return isoDate(harvestDay(dayNumber(eventISO ?? ''), harvestRule(order, settings)));
}

test('a market harvest on a weekend moves to Friday when the planner says so', () => {
  const market = anOrder({ orderCategory: 'FARMERS_MARKET' });
  expect(cutFor(SATURDAY, market)).toBe(FRIDAY);
  expect(cutFor(SUNDAY, market)).toBe(FRIDAY);
  expect(cutFor(MONDAY, market)).toBe(MONDAY);
  expect(cutFor(SATURDAY, market, switchedOff)).toBe(SATURDAY);
});

test('other orders move only when they say so themselves', () => {
  const restaurant = anOrder({ orderCategory: 'RESTAURANT' });
  expect(cutFor(SATURDAY, restaurant)).toBe(SATURDAY);
  const flagged = { ...restaurant, harvestFridayIfWeekend: true };
  expect(cutFor(SATURDAY, flagged, switchedOff)).toBe(FRIDAY);
  const own = aRepeatOrder({ orderCategory: 'RESIDENTIAL', weekendHarvestToFriday: true });
  expect(cutFor(SUNDAY, own, switchedOff)).toBe(FRIDAY);
});

test('an order that refuses stays on its weekend, unless its other flag is set', () => {
  const market = aRepeatOrder({ orderCategory: 'FARMERS_MARKET', weekendHarvestToFriday: false });
  expect(cutFor(SATURDAY, market)).toBe(SATURDAY);
  expect(cutFor(SATURDAY, { ...market, harvestFridayIfWeekend: true })).toBe(FRIDAY);
});

test('buffer days are subtracted first, then a weekend moves', () => {
  const market = (harvestBufferDays: number) =>
    aRepeatOrder({ orderCategory: 'FARMERS_MARKET', harvestBufferDays });
  expect(cutFor(SATURDAY, market(1))).toBe(FRIDAY);
  expect(cutFor(MONDAY, market(2))).toBe(FRIDAY);
  expect(cutFor(SUNDAY, market(1))).toBe(FRIDAY);
});

test('buffer days are whole and within 0 to 7', () => {
  const buffered = (harvestBufferDays: number) => aRepeatOrder({ harvestBufferDays });
  expect(cutFor('2025-03-21', buffered(9))).toBe('2025-03-14');
  expect(cutFor('2025-03-21', buffered(-1))).toBe('2025-03-21');
  expect(cutFor('2025-03-21', buffered(1.9))).toBe('2025-03-20');
});

test('the default buffer counts for all orders, and only recurring orders override it', () => {
  const two = { ...planner, defaultHarvestBufferDays: 2 };
  expect(cutFor('2025-03-14', anOrder(), two)).toBe('2025-03-12');
  expect(cutFor('2025-03-14', aRepeatOrder(), two)).toBe('2025-03-12');
  expect(cutFor('2025-03-14', aRepeatOrder({ harvestBufferDays: 0 }), two)).toBe('2025-03-14');
});
