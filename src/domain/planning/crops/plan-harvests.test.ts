import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
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
  someSettings,
} from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { planFarm } from '../plan-farm.ts';
import { planHarvests } from './plan-harvests.ts';

const TODAY = '2025-03-10';

/** A farm that wants so many ounces of pea on each day. */
function peaFarm(ounces: Readonly<Record<string, number>>, more: Partial<FarmDocument> = {}) {
  const orders = Object.entries(ounces).map(([date, oz]) =>
    anOrder({ id: `ord_${date}`, date, items: [bulk('pea', oz)] }),
  );
  return aFarm({ varieties: [aVariety({ id: 'pea' })], orders, ...more });
}

test('what is left over goes to the harvest of the next day, not to one later', () => {
  const farm = peaFarm({ '2025-03-14': 20, '2025-03-15': 10, '2025-03-19': 10 });
  expect(planHarvests(farm, TODAY)).toMatchObject([
    { dateISO: '2025-03-14', trays: 3, carryUsedOz: 0, expectedOz: 24, leftoverOz: 4 },
    { dateISO: '2025-03-15', trays: 1, carryUsedOz: 4, netDemandOz: 6, leftoverOz: 2 },
    { dateISO: '2025-03-19', trays: 2, carryUsedOz: 0, netDemandOz: 10, leftoverOz: 6 },
  ]);
});

test('a harvest that carry covers plants nothing, and what it leaves moves on', () => {
  const farm = peaFarm({ '2025-03-14': 41, '2025-03-15': 5, '2025-03-16': 9 });
  expect(planHarvests(farm, TODAY)).toMatchObject([
    { trays: 6, expectedOz: 48, leftoverOz: 7, carryOnly: false },
    { trays: 0, carryUsedOz: 5, netDemandOz: 0, expectedOz: 0, leftoverOz: 2, carryOnly: true },
    { trays: 1, carryUsedOz: 2, netDemandOz: 7, expectedOz: 8, leftoverOz: 1, carryOnly: false },
  ]);
});

test('each variety of a mix is its own harvest', () => {
  const varieties = ['a', 'b', 'c', 'd', 'e'].map((id) => aVariety({ id }));
  const products = [aMix({ a: 40, b: 25, c: 20, d: 10, e: 5 }, { id: 'mix_five' })];
  const orders = [anOrder({ items: [packages('mix_five', 10, 4)] })];
  const plan = planHarvests(aFarm({ varieties, products, orders }), TODAY);
  expect(plan.map((entry) => entry.demandOz)).toEqual([16, 10, 8, 4, 2]);
  expect(plan.map((entry) => entry.trays)).toEqual([3, 2, 2, 1, 1]);
  expect(plan.map((entry) => entry.leftoverOz)).toEqual([8, 6, 8, 4, 6]);
});

test('loose weights and packages of one day add up', () => {
  const items = [bulk('pea', 500, 'g'), bulk('pea', 2, 'lb'), packages('pea', 6, 2)];
  const [entry] = planHarvests(peaFarm({}, { orders: [anOrder({ items })] }), TODAY);
  expect(entry).toMatchObject({ trays: 9, expectedOz: 72, bufferPercent: 6 });
  expect(entry?.orderDemandOz).toBeCloseTo(61.635, 9);
  expect(entry?.leftoverOz).toBeCloseTo(10.365, 9);
});

test('the weekend rule puts two market days into one harvest', () => {
  const market = (date: string, oz: number) =>
    anOrder({ id: `ord_${date}`, date, orderCategory: 'FARMERS_MARKET', items: [bulk('pea', oz)] });
  const farm = peaFarm({}, { orders: [market('2025-03-15', 24), market('2025-03-16', 16)] });
  expect(planHarvests(farm, TODAY)).toMatchObject([
    { dateISO: '2025-03-14', demandOz: 40, trays: 6, leftoverOz: 8 },
  ]);

  const settings = someSettings({
    planner: { weekStartsOn: 1, weekendHarvestToFriday: false, defaultHarvestBufferDays: 0 },
  });
  expect(planHarvests({ ...farm, settings }, TODAY)).toMatchObject([
    { dateISO: '2025-03-15', demandOz: 24, trays: 4, leftoverOz: 8 },
    { dateISO: '2025-03-16', demandOz: 16, carryUsedOz: 8, netDemandOz: 8, trays: 2 },
  ]);
});

test('all three lists of orders make demand, and an id in orders hides the others', () => {
  const pea = aVariety({ id: 'pea' });
  const farm = aFarm({
    varieties: [pea],
    products: [aSingleProduct(pea)],
    orders: [anOrder({ id: 'x', date: '2025-03-14', items: [bulk('pea', 8)] })],
    recurring: [aRecurringOrder({ id: 'x', weekday: 5 })],
    single: [aSingleOrder({ id: 'z', items: [{ productId: 'prod_pea', count: 1 }] })],
  });
  expect(planHarvests(farm, TODAY, 7).map((entry) => entry.demandOz)).toEqual([10]);
});

test('the plan lists harvests from yesterday to the horizon, 60 days if nothing is said', () => {
  const wanted = ['03-08', '03-09', '03-24', '03-25', '05-09', '05-10'];
  const ounces = Object.fromEntries(wanted.map((day) => [`2025-${day}`, 8]));
  const days = (horizon?: number) =>
    planHarvests(peaFarm(ounces), TODAY, horizon).map((entry) => entry.dateISO);
  expect(days(14)).toEqual(['2025-03-09', '2025-03-24']);
  expect(days()).toEqual(['2025-03-09', '2025-03-24', '2025-03-25', '2025-05-09']);
});

test('an event after the horizon is cut within it when its buffer days say so', () => {
  const order = aRepeatOrder({ startDate: '2025-03-22', weekday: 6, harvestBufferDays: 7 });
  const plan = planHarvests(peaFarm({}, { orders: [order] }), TODAY, 5);
  expect(plan.map((entry) => entry.dateISO)).toEqual(['2025-03-15']);
});

test('the carry of a harvest is the same however long ago its chain began', () => {
  // 5 oz a day of 8 oz trays: carry never runs out and every day depends on the day before.
  const start = '2023-06-01';
  const rule = { startDate: start, items: [bulk('pea', 5)] };
  const daily = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) =>
    aRepeatOrder({ id: `ord_${weekday}`, weekday, ...rule }),
  );
  const farm = peaFarm({}, { orders: daily });
  const whole = planFarm(farm, start, 700).harvests;
  for (const day of [30, 333, 650]) {
    const today = addDays(start, day);
    expect(planHarvests(farm, today, 10)).toEqual(
      whole.filter(({ dateISO }) => dateISO >= addDays(today, -1) && dateISO <= addDays(today, 10)),
    );
  }
});

test('amounts that only come from rounding make no harvest', () => {
  expect(planHarvests(peaFarm({ '2025-03-14': 1e-7 }), TODAY)).toEqual([]);
});

test('ounces add up to the very same number however the orders are stored', () => {
  // 0.1 + 0.2 + 0.3 and 0.3 + 0.2 + 0.1 differ in the last digit.
  const orders = [0.1, 0.2, 0.3].map((oz, index) =>
    anOrder({ id: `ord_${index}`, items: [bulk('pea', oz)] }),
  );
  const plan = (stored: typeof orders) => planHarvests(peaFarm({}, { orders: stored }), TODAY);
  expect(plan(orders.toReversed())).toEqual(plan(orders));
});

test('harvests of one day are sorted by variety name', () => {
  const named = { z: 'Amaranth', a: 'Zinnia' };
  const varieties = Object.entries(named).map(([id, name]) => aVariety({ id, name }));
  const orders = [anOrder({ items: [bulk('a', 8), bulk('z', 8)] })];
  const plan = planHarvests(aFarm({ varieties, orders }), TODAY);
  expect(plan.map((entry) => entry.varietyName)).toEqual(['Amaranth', 'Zinnia']);
});

test('a harvest that comes out exactly leaves nothing for the next day', () => {
  const batchSettings = { ...freshFarm().batchSettings, maxExtraTrays: 0 };
  const farm = peaFarm({ '2025-03-14': 16, '2025-03-15': 8 }, { batchSettings });
  expect(planHarvests(farm, TODAY)).toMatchObject([
    { trays: 2, expectedOz: 16, leftoverOz: 0 },
    { trays: 1, carryUsedOz: 0, netDemandOz: 8, leftoverOz: 0 },
  ]);
});
