import { expect, test } from 'vitest';
import { packages } from '#tests/support/builders/builders.ts';
import { aMaterial, aPackaging, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { BISTRO_DAY, farmWith, sunflowerFarm } from '#tests/support/farms/bistro-farm.ts';
import { buyingReason } from './buying-reason.ts';

test('the reason tells how long the stock lasts, when the order comes and what is not covered', () => {
  const reason = buyingReason(sunflowerFarm(1), BISTRO_DAY, 'seed:sunflower');
  // Runs out 11/24, comes 11/29 and lasts to 12/26: 20 trays of 190 g are 8.3776 lb.
  const days = { covered: 2, empty: 5, ordered: 28 };
  expect(reason).toMatchObject({ untilISO: '2026-12-26', days });
  expect(reason?.used).toBeCloseTo(8.3776, 4);
  expect(reason?.uncovered).toHaveLength(10);
  expect(reason?.uncovered.slice(0, 2)).toEqual([
    { dateISO: '2026-11-24', name: 'Sunflower', trays: 3, qty: null },
    { dateISO: '2026-11-25', name: 'Sunflower', trays: 1, qty: null },
  ]);
});

test('soil is not covered for every variety that is planted', () => {
  const meta = { avgSoilPerTray: { qty: 2.5, unit: 'lb' }, leadDays: 3 } as const;
  const soil = aSoil({ isPrimarySoil: true, stock: { qty: 15, unit: 'lb' }, meta });
  const reason = buyingReason(farmWith(soil), BISTRO_DAY, 'mat_soil');
  expect(reason?.uncovered.slice(0, 2)).toEqual([
    { dateISO: '2026-11-30', name: 'Radish', trays: 2, qty: null },
    { dateISO: '2026-12-01', name: 'Sunflower', trays: 3, qty: null },
  ]);
});

test('what packages take of a stock is told by day, in the unit it is counted in', () => {
  const stock = { qty: 1, unit: 'case' } as const;
  const farm = farmWith(aMaterial({ stock, meta: { itemsPerCase: 10, leadDays: 3 } }));
  const packaging = [4, 8].map((qty) => {
    const microgreenContent = { qty, unit: 'oz' } as const;
    return aPackaging({ id: `pkg_${qty}`, microgreenContent, containerMaterialId: 'mat_lid' });
  });
  const items = [packages('radish', 5, 4), packages('radish', 3, 8)];
  const orders = farm.orders.slice(2).map((order) => ({ ...order, items }));
  const packed = { ...farm, orders, catalog: { ...farm.catalog, packaging } };
  const day = { dateISO: '2026-12-01', name: '', trays: null, qty: 0.8 };
  expect(buyingReason(packed, BISTRO_DAY, 'mat_lid')?.uncovered[0]).toEqual(day);
});

test('what does not run out has no reason, and what is not on the list has none', () => {
  const meta = { reorder: { qty: 50, unit: 'each' } } as const;
  const lids = aMaterial({ stock: { qty: 40, unit: 'each' }, meta });
  expect(buyingReason(farmWith(lids), BISTRO_DAY, 'mat_lid')).toBeNull();
  expect(buyingReason(sunflowerFarm(5), BISTRO_DAY, 'seed:radish')).toBeNull();
});
