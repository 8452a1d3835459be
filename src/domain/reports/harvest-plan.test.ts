import { expect, test } from 'vitest';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aSingleProduct,
  aTask,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { contributionsByHarvest, harvestPlanRows, orderContributions } from './harvest-plan.ts';

const TODAY = '2025-03-10';
const FRIDAY = '2025-03-14';

const varieties = ['pea', 'kale'].map((id) => aVariety({ id }));
const products = [...varieties.map(aSingleProduct), aMix({ pea: 75, kale: 25 })];

function rows(farm: ReturnType<typeof aFarm>, from = TODAY, to = '2025-03-23') {
  return harvestPlanRows(farm, TODAY, from, to);
}

test('a row shows the planned harvest as long as there is no task for it', () => {
  const farm = aFarm({ varieties, orders: [anOrder({ items: [bulk('pea', 20)] })] });
  expect(rows(farm)).toEqual([
    {
      dateISO: FRIDAY,
      varietyId: 'pea',
      varietyName: 'Pea',
      demandOz: 20,
      carryUsedOz: 0,
      netDemandOz: 20,
      trays: 3,
      expectedOz: 24,
      leftoverOz: 4,
      packages: 0,
      bulk: 1,
      orderCount: 1,
      carriedOnOz: 0,
      yieldAssumed: false,
    },
  ]);
});

test('trays that really grow count, so a harvest planted too small has a negative leftover', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: FRIDAY, trays: 1, carryUsedOz: 2 });
  const orders = [anOrder({ items: [bulk('pea', 20)] })];
  expect(rows(aFarm({ varieties, orders, tasks: [harvest] }))).toMatchObject([
    { demandOz: 20, carryUsedOz: 2, netDemandOz: 18, trays: 1, expectedOz: 8, leftoverOz: -10 },
  ]);
});

test('a harvest without trays and orders has no row', () => {
  const harvest = (trays: number) => aTask({ type: 'HARVEST', dateISO: FRIDAY, trays });
  expect(rows(aFarm({ varieties, tasks: [harvest(0)] }))).toEqual([]);
  expect(rows(aFarm({ varieties, tasks: [harvest(1)] }))).toMatchObject([{ trays: 1 }]);
});

test('a harvest on another day still serves the demand it was planned for, a skipped one brings nothing', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: FRIDAY, trays: 3 });
  const orders = [anOrder({ items: [bulk('pea', 20)] })];
  const moved = { ...harvest, dateISO: '2025-03-15', movedFromISO: FRIDAY };
  expect(rows(aFarm({ varieties, orders, tasks: [moved] }))).toMatchObject([
    { dateISO: FRIDAY, trays: 3, expectedOz: 24, leftoverOz: 4 },
  ]);
  const skipped = { ...harvest, done: true, skipped: true } as const;
  expect(rows(aFarm({ varieties, orders, tasks: [skipped] }))).toMatchObject([
    { dateISO: FRIDAY, trays: 0, expectedOz: 0, leftoverOz: -20 },
  ]);
});

test('two harvests of one batch add up, and a skipped one adds nothing, nor does other work', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: FRIDAY, trays: 3, oz: 30, carryUsedOz: 2 });
  const parts = [harvest, { ...harvest, id: 'b', taskKey: 'b', trays: 1, carryUsedOz: 1 }];
  const skipped = { ...harvest, id: 'c', taskKey: 'c', done: true, skipped: true } as const;
  const lights = aTask({ type: 'LIGHTS', dateISO: FRIDAY, trays: 5 });
  const both = rows(aFarm({ varieties, tasks: [...parts, skipped, lights] }));
  expect(both).toMatchObject([{ trays: 4, carryUsedOz: 3, expectedOz: 32 }]);
  const gone = rows(aFarm({ varieties: [], tasks: parts }));
  expect(gone).toMatchObject([{ varietyName: 'Pea', trays: 4, expectedOz: 60 }]);
});

test('packages of a mix count for each of its varieties, loose weights as one each', () => {
  const items = [packages('mix_salad', 10, 4), packages('pea', 3, 2), bulk('kale', 5)];
  const other = anOrder({ id: 'ord_2', items: [bulk('mix_salad', 8), bulk('kale', 1)] });
  const farm = aFarm({ varieties, products, orders: [anOrder({ items }), other] });
  expect(rows(farm)).toMatchObject([
    { varietyName: 'Kale', demandOz: 18, packages: 10, bulk: 3, orderCount: 2 },
    { varietyName: 'Pea', demandOz: 42, packages: 13, bulk: 1, orderCount: 2 },
  ]);
});

test('the range includes both its days and is sorted by day and name', () => {
  const orders = ['2025-03-13', FRIDAY, '2025-03-15', '2025-03-16'].map((date) =>
    anOrder({ id: date, date, items: [bulk('pea', 8), bulk('kale', 8)] }),
  );
  const farm = aFarm({ varieties, orders });
  const tasks = orders.map(({ date }) => aTask({ type: 'HARVEST', dateISO: date ?? '', trays: 1 }));
  const shown = (of: ReturnType<typeof aFarm>) =>
    rows(of, FRIDAY, '2025-03-15').map((row) => `${row.dateISO.slice(8)} ${row.varietyName}`);
  expect(shown(aFarm({ varieties, tasks })).join(', ')).toBe('14 Pea, 15 Pea');
  expect(shown(farm).join(', ')).toBe('14 Kale, 14 Pea, 15 Kale, 15 Pea');
});

test('carry into the first day of a range comes from the day before it', () => {
  const orders = ['2025-03-13', FRIDAY].map((date) =>
    anOrder({ id: date, date, items: [bulk('pea', 12)] }),
  );
  expect(rows(aFarm({ varieties, orders }), FRIDAY, FRIDAY)).toMatchObject([
    { demandOz: 12, carryUsedOz: 4, netDemandOz: 8 },
  ]);
});

test('what is left over and used the day after is told on the day it is left, also at the end of the range', () => {
  const orders = ['2025-03-13', FRIDAY, '2025-03-15'].map((date, index) =>
    anOrder({ id: date, date, items: [bulk('pea', [12, 12, 1][index] ?? 0)] }),
  );
  const farm = aFarm({ varieties, orders });
  // 8 oz a tray and 6 % more than ordered: 2 trays for 12 oz, 4 oz go on; 2 trays for the 8 oz that are
  // missing then, 1 oz of what they leave is all that the last day needs.
  expect(rows(farm)).toMatchObject([
    { dateISO: '2025-03-13', leftoverOz: 4, carriedOnOz: 4, carryUsedOz: 0 },
    { dateISO: FRIDAY, leftoverOz: 8, carriedOnOz: 1, carryUsedOz: 4 },
    { dateISO: '2025-03-15', leftoverOz: 0, carriedOnOz: 0, carryUsedOz: 1 },
  ]);
  expect(rows(farm, '2025-03-12', '2025-03-13')).toMatchObject([{ carriedOnOz: 4 }]);
});

test('trays of a variety without a yield are weighed at 8 oz, and say so', () => {
  const unknown = aVariety({ id: 'kale', yieldOzPerTray: null });
  const farm = aFarm({ varieties: [unknown], orders: [anOrder({ items: [bulk('kale', 7)] })] });
  expect(rows(farm)).toMatchObject([{ trays: 1, expectedOz: 8, yieldAssumed: true }]);
});

test('the orders behind all harvests are those behind each of them', () => {
  const farm = aFarm({
    varieties,
    products,
    orders: [
      anOrder({ id: 'a', items: [packages('mix_salad', 10, 4)] }),
      anOrder({ id: 'b', date: '2025-03-15', items: [bulk('pea', 15)] }),
    ],
  });
  const all = contributionsByHarvest(farm, FRIDAY, '2025-03-15');
  expect([...all.keys()].sort()).toEqual(['kale|2025-03-14', 'pea|2025-03-14', 'pea|2025-03-15']);
  expect(all.get('kale|2025-03-14')).toMatchObject([{ orderId: 'a', units: 10, weightOz: 10 }]);
});

test('a future harvest without orders is listed; a past one is not', () => {
  const tasks = ['2025-03-07', FRIDAY].map((dateISO) =>
    aTask({ type: 'HARVEST', dateISO, trays: 2 }),
  );
  expect(rows(aFarm({ varieties, tasks }), '2025-03-01')).toMatchObject([
    { dateISO: FRIDAY, demandOz: 0, trays: 2, expectedOz: 16, leftoverOz: 16, orderCount: 0 },
  ]);
});

test('a harvest of a deleted variety keeps its name and weight', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: FRIDAY, varietyId: 'gone', trays: 2, oz: 11 });
  expect(rows(aFarm({ tasks: [harvest] }))).toMatchObject([
    { varietyName: 'Gone', expectedOz: 11, leftoverOz: 11 },
  ]);
});

test('contributions say how an order takes its part, and which part that is', () => {
  const items = [packages('mix_salad', 10, 4)];
  const market = anOrder({ id: 'market', customer: 'Ann', items });
  const chef = anOrder({ id: 'chef', items: [bulk('pea', 15)] });
  const farm = aFarm({ varieties, products, orders: [chef, market] });
  const ofMarket = { orderId: 'market', orderName: 'Market', customer: 'Ann' };
  const ofChef = { orderId: 'chef', orderName: 'Chef', customer: '' };
  const packed = { mode: 'PACKAGE', units: 10, packageOz: 4 };
  const loose = { mode: 'BULK', units: null, packageOz: null };
  expect(orderContributions(farm, FRIDAY, 'pea')).toEqual([
    { ...ofMarket, ...packed, weightOz: 30, sharePercent: 66.7 },
    { ...ofChef, ...loose, weightOz: 15, sharePercent: 33.3 },
  ]);
});

test('the share is that of the whole order, on each of its items', () => {
  const two = anOrder({ id: 'a', items: [packages('pea', 2, 4), bulk('pea', 4)] });
  const one = anOrder({ id: 'b', items: [bulk('pea', 4)] });
  const farm = aFarm({ varieties, orders: [two, one] });
  expect(orderContributions(farm, FRIDAY, 'pea')).toMatchObject([
    { weightOz: 8, sharePercent: 75 },
    { weightOz: 4, sharePercent: 75 },
    { weightOz: 4, sharePercent: 25 },
  ]);
});

test('a day without orders for the variety has no contributions', () => {
  const farm = aFarm({ varieties, orders: [anOrder()] });
  expect(orderContributions(farm, FRIDAY, 'kale')).toEqual([]);
  expect(orderContributions(farm, '2025-03-13', 'pea')).toEqual([]);
});

test('ounces that come from another cut stand under its day, and are missing under their own', () => {
  const date = '2026-11-30';
  const items = [bulk('sunflower', 14)];
  const order = anOrder({ id: 'ord_chef', name: 'Chef Ana', date, items });
  const ten = { orderId: 'ord_chef', dateISO: date, varietyId: 'sunflower', oz: 10 };
  const take = aDeliveryChange({ ...ten, kind: 'TAKE', harvestISO: '2026-11-28' });
  const agreed = bistroFarm({ orders: [...bistroFarm().orders, order], deliveryChanges: [take] });
  const told = (dateISO: string) => orderContributions(agreed, dateISO, 'sunflower');
  // Cafe Saturday has 12 of the 22 oz that are cut for that day: 54.5 %.
  expect(told('2026-11-28')).toMatchObject([
    { orderName: 'Cafe Saturday', mode: 'BULK', weightOz: 12, sharePercent: 54.5 },
    { orderName: 'Chef Ana', mode: 'BULK', weightOz: 10, sharePercent: 45.5 },
  ]);
  expect(told(date)).toMatchObject([{ mode: 'BULK', weightOz: 4, sharePercent: 100 }]);
});
