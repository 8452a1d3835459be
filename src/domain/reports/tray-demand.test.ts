import { expect, test } from 'vitest';
import type { Packaging } from '#domain/catalog/catalog.ts';
import { type DemandRecord, ORDER_CATEGORIES } from '#domain/orders/order.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aRecurringOrder,
  aRepeatOrder,
  aSingleOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { EVERY_MARKET, trayDemand, trayDemandByMarket } from './tray-demand.ts';

const TODAY = '2025-03-10';
const MONTH = { from: TODAY, to: '2025-04-09' };
const MARKET = { orderCategory: 'FARMERS_MARKET' } as const;
const EVENT = { orderCategory: 'SPECIAL_EVENT' } as const;

const sunflower = aVariety({ id: 'sunflower', yieldOzPerTray: 16 });
const pea = aVariety({ id: 'pea', yieldOzPerTray: 12 });
const varieties = [sunflower, pea];

function demand(farm: Parameters<typeof trayDemand>[0], scope = EVERY_MARKET, range = MONTH) {
  return trayDemand(farm, range, TODAY, scope);
}

function aRecord(more: Partial<DemandRecord> = {}): DemandRecord {
  return { id: 'dmd_1', kind: 'MARKET', marketId: 'mkt_1', date: TODAY, units: 10, ...more };
}

function aPackage(name: string, ounces: number, more: Partial<Packaging> = {}): Packaging {
  const netContent = { qty: ounces, unit: 'oz' } as const;
  return aPackaging({ id: `pkg_${name}`, netContent, microgreenContent: null, ...more });
}

const withPackages = (...packaging: Packaging[]) => ({ ...freshFarm().catalog, packaging });

test('trays are the ounces sold over the yield, rounded up; the foot adds the rows', () => {
  const sold = [
    [40, 2, 8, 10],
    [25, 4, 16, 7],
    [13, 2, 8, 4],
    [10, 1, 8, 2],
    [33, 2, 11.5, 6],
  ] as const;
  const grown = sold.map(([, , yieldOzPerTray], index) =>
    aVariety({ id: `v${index}`, yieldOzPerTray }),
  );
  const items = sold.map(([count, ounces], index) => packages(`v${index}`, count, ounces));
  const orders = [anOrder({ ...MARKET, items })];
  const { rows, totals } = demand(aFarm({ varieties: grown, orders }));
  const told = rows.map((row) => [
    row.units,
    row.packageOz,
    row.avgYieldOzPerTray,
    row.traysNeeded,
  ]);
  expect(told).toEqual(sold);
  expect(totals).toEqual({ traysNeeded: 29, units: 121 });
});

test('a mix has a row per variety, and its packages count once in the foot', () => {
  const products = [...varieties.map(aSingleProduct), aMix({ sunflower: 60, pea: 40 })];
  const orders = [anOrder({ ...MARKET, items: [packages('mix_salad', 20, 4)] })];
  const { rows, totals } = demand(aFarm({ varieties, products, orders }));
  const each = { packagingName: '4 oz', units: 20, traysNeeded: 3 };
  expect(rows).toMatchObject([
    { varietyName: 'Pea', packageOz: 1.6, ...each },
    { varietyName: 'Sunflower', packageOz: 2.4, ...each },
  ]);
  expect(totals).toEqual({ traysNeeded: 6, units: 20 });
});

test('all that a variety sells in one packaging is one row, over all days of the range', () => {
  const farm = aFarm({
    varieties,
    orders: [
      anOrder({ ...EVENT, items: [packages('pea', 3, 4)] }),
      // Saturdays from 3/15 to 4/5.
      aRepeatOrder({ ...MARKET, items: [packages('prod_pea', 2, 4)] }),
    ],
  });
  expect(demand(farm).rows).toMatchObject([{ units: 11, packageOz: 4, traysNeeded: 4 }]);
});

test('loose weight is counted by its lines, each with its ounces on the average', () => {
  const items = [bulk('pea', 2, 'lb'), bulk('pea', 16)];
  expect(demand(aFarm({ varieties, orders: [anOrder({ ...MARKET, items })] })).rows).toMatchObject([
    { packagingName: 'Bulk', units: 2, packageOz: 24, traysNeeded: 4 },
  ]);
});

test('a packaging has its name where one fits, else its size', () => {
  const orders = [anOrder({ ...MARKET, items: [packages('pea', 1, 2), packages('pea', 1, 4)] })];
  const catalog = withPackages(aPackage('Clamshell', 2), aPackage('Cup', 4), aPackage('Bag', 4));
  const { rows } = demand(aFarm({ varieties, orders, catalog }));
  expect(rows.map((row) => row.packagingName)).toEqual(['Clamshell', '4 oz']);
});

test('only orders for markets and events count, of all three lists', () => {
  const orders = ORDER_CATEGORIES.map((orderCategory) =>
    anOrder({ id: orderCategory, orderCategory, items: [packages('pea', 1, 2)] }),
  );
  const farm = aFarm({
    varieties,
    orders,
    recurring: [aRecurringOrder(MARKET)],
    single: [aSingleOrder(EVENT), aSingleOrder({ id: 'one_2' })],
  });
  // 1 + 1, four Saturdays of 4, and 4.
  expect(demand(farm).totals.units).toBe(22);
  expect(demand(farm, { kinds: ['MARKET'], marketIds: null }).totals.units).toBe(17);
  expect(demand(farm, { kinds: ['EVENT'], marketIds: null }).totals.units).toBe(5);
  expect(demand(farm, { kinds: [], marketIds: null }).rows).toEqual([]);
});

test('single markets can be picked, and an order is for the market that has its name', () => {
  const farm = aFarm({
    varieties,
    markets: [{ id: 'mkt_1', name: 'Riverside Market', kind: 'MARKET' }],
    demandRecords: [aRecord({ units: 7, varietyId: 'pea' })],
    orders: [
      anOrder({ ...MARKET, name: ' riverside market', items: [packages('pea', 1)] }),
      anOrder({ ...MARKET, id: 'b', name: '', customer: 'Hillside', items: [packages('pea', 2)] }),
    ],
  });
  const units = (...ids: string[]) =>
    demand(farm, { ...EVERY_MARKET, marketIds: new Set(ids) }).totals.units;
  expect([units('mkt_1'), units('market:hillside'), units()]).toEqual([8, 2, 0]);
});

test('noted demand is in the packaging it names, else in that of its size', () => {
  const catalog = withPackages(aPackage('Cup', 1), aPackage('Big cup', 3, { category: 'OTHER' }));
  const cup = { ...aRecord({ id: 'a', varietyId: 'pea', packagingId: 'pkg_Cup' }) };
  const mix = aRecord({ id: 'b', productId: 'mix_salad', packageOz: 2, units: 5 });
  const farm = aFarm({
    varieties,
    products: [aMix({ pea: 50, sunflower: 50 })],
    catalog,
    demandRecords: [cup, mix, aRecord({ id: 'c', varietyId: 'pea' })],
  });
  expect(demand(farm).rows).toMatchObject([
    { varietyName: 'Pea', packagingName: 'Cup', units: 10, packageOz: 1 },
    // Ten packages of the first size of pea, 2 oz, and five half full of it.
    { varietyName: 'Pea', packagingName: '2 oz', units: 15, packageOz: 1.6667 },
    { varietyName: 'Sunflower', packagingName: '2 oz', units: 5, packageOz: 1 },
  ]);
});

test('noted demand for nothing known is shown without a variety and without trays', () => {
  const farm = aFarm({ varieties, demandRecords: [aRecord(), aRecord({ id: 'b', units: 0 })] });
  const { rows, totals } = demand(farm);
  const nothing = { packageOz: 0, avgYieldOzPerTray: 0, traysNeeded: 0, traysExact: 0 };
  const unnamed = { varietyId: null, varietyName: '', units: 10, yieldAssumed: false };
  expect(rows).toMatchObject([{ ...unnamed, ...nothing }]);
  expect(totals).toEqual({ traysNeeded: 0, units: 10 });
});

test('a variety without a yield has the pounds that came with it, else the 8 oz of the plan, and says so', () => {
  const unknown = { yieldOzPerTray: null };
  const orders = [anOrder({ ...MARKET, items: [bulk('a', 36), bulk('b', 36)] })];
  const a = aVariety({ id: 'a', ...unknown, lbsPerTray: 1.125 });
  const farm = aFarm({ varieties: [a, aVariety({ id: 'b', ...unknown })], orders });
  expect(demand(farm).rows).toMatchObject([
    { avgYieldOzPerTray: 18, traysNeeded: 2, yieldAssumed: false },
    { avgYieldOzPerTray: 8, traysNeeded: 5, yieldAssumed: true },
  ]);
});

test('trays are rounded up once per variety: packagings, the smallest first, share one', () => {
  const items = [packages('sunflower', 10, 4), packages('sunflower', 10, 2)];
  const orders = [anOrder({ ...MARKET, items })];
  // 20 oz and 40 oz at 16 oz a tray: 1.25 and 2.5 trays, 3.75 together.
  const { rows, totals } = demand(aFarm({ varieties, orders }));
  expect(rows).toMatchObject([
    { packagingName: '2 oz', traysNeeded: 2, traysExact: 1.25 },
    { packagingName: '4 oz', traysNeeded: 2, traysExact: 2.5 },
  ]);
  expect(totals.traysNeeded).toBe(4);
});

test('packages of a mix are told apart from those of one variety, and an average size is named as one', () => {
  const products = [...varieties.map(aSingleProduct), aMix({ sunflower: 60, pea: 40 })];
  const items = [packages('mix_salad', 20, 4), packages('sunflower', 10, 4)];
  const orders = [anOrder({ ...MARKET, items })];
  const { rows, totals } = demand(aFarm({ varieties, products, orders }));
  // Sunflower: 20 x 2.4 oz and 10 x 4 oz are 88 oz in 30 packages, 2.9333 oz on the average.
  expect(rows).toMatchObject([
    { varietyName: 'Pea', units: 20, mixUnits: 20, packageOz: 1.6, isAverage: false },
    { varietyName: 'Sunflower', units: 30, mixUnits: 20, packageOz: 2.9333, isAverage: true },
  ]);
  // 20 packages of the mix once, and 10 of Sunflower alone.
  expect(totals.units).toBe(30);
});

test('each market has its own rows and trays, markets before events', () => {
  const farm = aFarm({
    varieties,
    orders: [
      anOrder({ ...MARKET, name: 'Riverside', items: [packages('sunflower', 5, 4)] }),
      anOrder({ ...EVENT, id: 'b', name: 'Gala', items: [packages('sunflower', 2, 4)] }),
      anOrder({ ...MARKET, id: 'c', name: 'Hillside', items: [packages('pea', 6, 4)] }),
    ],
  });
  const told = trayDemandByMarket(farm, MONTH, TODAY).map(({ market, rows, totals }) => [
    market.name,
    rows.map(({ varietyName, units }) => `${units} ${varietyName}`),
    totals.traysNeeded,
  ]);
  // 20 oz of 16, 24 oz of 12, 8 oz of 16.
  expect(told).toEqual([
    ['Hillside', ['6 Pea'], 2],
    ['Riverside', ['5 Sunflower'], 2],
    ['Gala', ['2 Sunflower'], 1],
  ]);
  // Riverside and the gala share the second tray: 28 oz of 16.
  expect(demand(farm).totals.traysNeeded).toBe(4);
});

test('the range includes both its days; without an end it ends 30 days from today', () => {
  const days = ['2025-03-09', TODAY, '2025-04-09', '2025-04-10'];
  const farm = aFarm({
    varieties,
    demandRecords: days.map((date, at) => aRecord({ id: date, date, units: 10 ** at })),
    orders: [aRepeatOrder({ ...MARKET, startDate: '2025-04-05', items: [packages('pea', 5)] })],
  });
  const units = (range: Parameters<typeof trayDemand>[1]) =>
    trayDemand(farm, range, TODAY).totals.units;
  expect(units(MONTH)).toBe(115);
  expect(units({ from: TODAY, to: null })).toBe(115);
  expect(units({ from: null, to: null })).toBe(116);
  expect(units({ from: '2025-04-10', to: '2025-04-12' })).toBe(1005);
});
