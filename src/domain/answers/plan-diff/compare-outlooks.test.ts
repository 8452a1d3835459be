import { expect, test } from 'vitest';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { BISTRO_DAY, bistroFarm, withYield } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { compareOutlooks } from './compare-outlooks.ts';

function diff(before: FarmDocument, after: FarmDocument, today = BISTRO_DAY) {
  return compareOutlooks(forecastSupply(before, today), forecastSupply(after, today));
}

function withOrder(ounces: number, date: string): FarmDocument {
  const order = anOrder({ id: 'ord_new', name: 'New', date, items: [bulk('sunflower', ounces)] });
  return bistroFarm({ orders: [...bistroFarm().orders, order] });
}

const SUNFLOWER_ROW = { varietyId: 'sunflower', varietyName: 'Sunflower' };
const ONE_MORE = { dateISO: '2026-11-24', ...SUNFLOWER_ROW, before: 3, after: 4, delta: 1 };

test('example 7: an order in good time plants one tray more, and nothing else', () => {
  const trays = { traysBefore: 3, traysAfter: 4 };
  expect(diff(bistroFarm(), withOrder(20, '2026-12-04'))).toEqual({
    summary: '+1 tray Sunflower, Fri 12/4',
    plantings: [ONE_MORE],
    harvests: [{ dateISO: '2026-12-04', ...SUNFLOWER_ROW, ...trays, ozBefore: 48, ozAfter: 64 }],
    tooLate: [],
    short: [],
    surplus: [],
    full: [],
  });
});

test('example 8: a smaller yield leaves what is growing short, and plants more from now on', () => {
  const { summary, plantings, harvests, short, surplus, tooLate } = diff(
    bistroFarm(),
    withYield(bistroFarm(), 'sunflower', 12),
  );
  expect(summary).toEqual(
    '+1 tray Sunflower, Fri 12/4 and 6 more, Bistro Friday Fri 11/27 4 oz short',
  );
  const bistro = { orderId: 'ord_bistro_friday', orderName: 'Bistro Friday' };
  expect(short).toEqual([
    { dateISO: '2026-11-27', ...bistro, ...SUNFLOWER_ROW, shortBefore: 0, shortAfter: 4 },
  ]);
  expect(plantings[0]).toEqual(ONE_MORE);
  expect(plantings.every(({ before, after }) => before === 3 && after === 4)).toBe(true);
  const firstRows = harvests.slice(0, 4).map((row) => {
    const { dateISO, traysBefore, traysAfter, ozBefore, ozAfter } = row;
    return [dateISO, traysBefore, traysAfter, ozBefore, ozAfter];
  });
  expect(firstRows).toEqual([
    ['2026-11-27', 3, 3, 48, 36],
    ['2026-11-28', 1, 1, 16, 12],
    ['2026-12-04', 3, 4, 48, 48],
    ['2026-12-05', 1, 1, 16, 12],
  ]);
  expect(surplus).toEqual([]);
  expect(tooLate).toEqual([]);
});

test('example 9: when an order goes, what is planted for it becomes surplus', () => {
  const orders = bistroFarm().orders.filter(({ name }) => name !== 'Bistro Friday');
  const { summary, plantings, surplus, short } = diff(bistroFarm(), bistroFarm({ orders }));
  expect(summary).toEqual(
    '−3 trays Sunflower, Fri 12/4 and 6 more, 3 planted trays of Sunflower become surplus',
  );
  expect(surplus).toEqual([
    { dateISO: '2026-11-27', ...SUNFLOWER_ROW, leftBefore: 0, leftAfter: 36, trays: 2 },
    { dateISO: '2026-11-28', ...SUNFLOWER_ROW, leftBefore: 12, leftAfter: 16, trays: 1 },
  ]);
  expect(plantings.every(({ before, after }) => before === 3 && after === 0)).toBe(true);
  expect(short).toEqual([]);
});

test('an order that comes too late says how many trays cannot be planted, and who is short', () => {
  const { summary, tooLate } = diff(bistroFarm(), withOrder(10, '2026-11-30'));
  expect(tooLate).toEqual([
    { harvestISO: '2026-11-30', ...SUNFLOWER_ROW, startISO: '2026-11-20', trays: 1 },
  ]);
  expect(summary).toEqual('New Mon 11/30 10 oz short');
});
