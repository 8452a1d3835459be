import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial, aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { unmarkedArrivals } from './unmarked-arrivals.ts';

const dayOf = (atISO: string) => atISO.slice(0, 10);

function farmOf(pounds: number, day: string, more: object = {}) {
  const booking = { varietyId: 'sunflower', pounds, note: '', atISO: `${day}T12:00:00.000Z` };
  return aFarm({
    varieties: [aVariety({ id: 'sunflower' })],
    seedsInventory: [{ id: 'seed_1', ...booking, ...more }],
    purchases: [aPurchase()],
  });
}

test.each([
  [4, '2026-11-17', [{ purchaseId: 'pur_1', dateISO: '2026-11-17', qty: 4 }]],
  [6, '2026-11-17', [{ purchaseId: 'pur_1', dateISO: '2026-11-17', qty: 6 }]],
  [3.99, '2026-11-17', []],
  [6.01, '2026-11-17', []],
  [5, '2026-11-16', []],
])('%d lb of 5 lb that came in on %s may be what was ordered on 11/16', (pounds, day, told) => {
  expect(unmarkedArrivals(farmOf(pounds, day), dayOf)).toEqual(told);
});

test('seed that a purchase brought is not asked about again', () => {
  expect(unmarkedArrivals(farmOf(5, '2026-11-17', { id: 'seed_pur_1' }), dayOf)).toEqual([]);
  const farm = farmOf(5, '2026-11-17');
  const came = { status: 'RECEIVED', receivedISO: '2026-11-17', receivedQty: 5 } as const;
  const purchases = [aPurchase(), aPurchase({ id: 'pur_0', ...came })];
  expect(unmarkedArrivals({ ...farm, purchases }, dayOf)).toEqual([]);
});

test('a material that came in while it was ordered is asked about', () => {
  const meta = { receivedAt: '2026-11-20T09:00:00.000Z', receivedQty: 240 };
  const materials = [aMaterial({ id: 'mat_lid', meta })];
  const purchases = [aPurchase({ stockId: 'mat_lid', qty: 250, unit: 'each' })];
  const farm = aFarm({ catalog: { materials }, purchases });
  expect(unmarkedArrivals(farm, dayOf)).toEqual([
    { purchaseId: 'pur_1', dateISO: '2026-11-20', qty: 240 },
  ]);
});
