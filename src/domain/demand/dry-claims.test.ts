import { expect, test } from 'vitest';
import type { DryLoad } from '#domain/drying/dry-load.ts';
import { contributionsByHarvest } from '#domain/reports/harvest-plan.ts';
import { supplyLedger } from '#domain/supply/supply-ledger.ts';
import {
  aFarm,
  anOrder,
  aSingleProduct,
  aVariety,
  bulk,
} from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { driedEvents, dryClaims } from './dry-claims.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';

const TODAY = '2025-03-10';
const CUT = '2025-03-24';

/** Pea of 16 oz a tray and ten days, and an order of so many ounces for the day of the cut. */
const farm = (orderedOz: number, ...dryLoads: readonly DryLoad[]) => {
  const pea = aVariety({ id: 'pea', yieldOzPerTray: 16, daysToHarvest: 10 });
  return aFarm({
    varieties: [pea],
    products: [aSingleProduct(pea)],
    orders: orderedOz > 0 ? [anOrder({ date: CUT, items: [bulk('pea', orderedOz)] })] : [],
    ...(dryLoads.length > 0 && { dryLoads }),
  });
};
const load = (trays: number, more: Partial<DryLoad> = {}) =>
  aDryLoad({ startISO: CUT, lines: [aDryLine({ trays, cutISO: CUT })], ...more });
const harvestOf = (...given: Parameters<typeof farm>) =>
  planFarm(farm(...given), TODAY).harvests.find(({ dateISO }) => dateISO === CUT);
const tasksOf = (...given: Parameters<typeof farm>) => planFarm(farm(...given), TODAY).tasks;

test('32 oz ordered are 3 trays; a load of 7 makes them 9, and with 40 oz ordered 10', () => {
  expect(harvestOf(32)?.trays).toBe(3);
  expect(harvestOf(32, load(7))).toMatchObject({ trays: 9, demandOz: 144, orderDemandOz: 32 });
  expect(harvestOf(40)?.trays).toBe(3);
  expect(harvestOf(40, load(7))?.trays).toBe(10);
});

test('trays of a load join the planting and the harvest of the day, which then belong to no order', () => {
  const ofDay = (...given: Parameters<typeof farm>) =>
    tasksOf(...given)
      .filter(({ type }) => type === 'PLANT' || type === 'HARVEST')
      .map(({ type, trays, orderId }) => [type, trays, orderId]);
  expect(ofDay(32)).toEqual([
    ['PLANT', 3, 'ord_1'],
    ['HARVEST', 3, 'ord_1'],
  ]);
  expect(ofDay(32, load(7))).toEqual([
    ['PLANT', 9, undefined],
    ['HARVEST', 9, undefined],
  ]);
  expect(ofDay(0, load(7))).toEqual([
    ['PLANT', 7, undefined],
    ['HARVEST', 7, undefined],
  ]);
});

test('what was weighed is claimed instead of what the trays would give; a cancelled load claims nothing', () => {
  const weighed = [aDryLine({ trays: 7, cutISO: CUT, wetOz: 100 })];
  expect(harvestOf(0, load(7, { lines: weighed }))?.demandOz).toBe(100);
  expect(harvestOf(0, load(7, { status: 'CANCELLED' }))).toBeUndefined();
});

test('the greens are claimed of the day they are cut, not of the day they go in', () => {
  const later = load(7, { startISO: '2025-03-25' });
  expect(harvestOf(0, later)?.demandOz).toBe(112);
});

test('a harvest lists its dryers next to its orders', () => {
  const dryer = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 1, shelfMaxOz: 16 };
  const drying = { ...farm(32, load(7)), capacity: { ...aFarm().capacity, freezeDryers: [dryer] } };
  expect(contributionsByHarvest(drying, CUT, CUT).get(`pea|${CUT}`)).toMatchObject([
    { orderName: 'for drying, Freeze Dryer 1', weightOz: 112, sharePercent: 77.8 },
    { orderId: 'ord_1', weightOz: 32, sharePercent: 22.2 },
  ]);
});

test('orders are served before dryer loads, which report their own shortage', () => {
  const given = farm(32, load(7));
  const loss = aHarvestLoss({ dateISO: CUT, qty: 4, cycleKey: `pea|${CUT}` });
  const tasks = planFarm(given, TODAY).tasks.map((task) =>
    task.type === 'PLANT' ? { ...task, done: true } : task,
  );
  const supply = supplyLedger({ ...given, tasks, harvestLosses: [loss] }, '2025-03-20').get('pea');
  expect(supply?.claims).toMatchObject([{ oz: 32, gotOz: 32 }]);
  // 9 trays less 4 are 80 oz, of which the order takes 32.
  expect(supply?.dryClaims).toMatchObject([{ loadId: 'dry_fd-1_2025-03-24', oz: 112, gotOz: 48 }]);
});

test('a single tray claims its ounces, by load and item, and a cancelled load claims nothing', () => {
  const varieties = new Map([['pea', aVariety({ id: 'pea', yieldOzPerTray: 16 })]]);
  const one = (id: string, more: Partial<DryLoad> = {}) => load(1, { id, ...more });
  const claims = dryClaims([one('b'), one('a'), one('c', { status: 'CANCELLED' })], varieties);
  expect(claims.map(({ loadId, oz }) => [loadId, oz])).toEqual([
    ['a', 16],
    ['b', 16],
  ]);
  expect(dryClaims([load(0)], varieties)).toEqual([]);
  expect(dryClaims([one('a')], new Map())).toEqual([]);
});

test('what is dried counts on the first and on the last day of a window', () => {
  const claim = (varietyId: string, cutDay: number) => ({
    id: varietyId,
    loadId: '',
    itemId: '',
    varietyId,
    cutDay,
    oz: 5,
  });
  const rows = new Map(['before', 'first', 'last', 'after'].map((id, row) => [id, row]));
  const claims = [
    claim('before', 9),
    claim('first', 10),
    claim('last', 20),
    claim('after', 21),
    claim('gone', 15),
  ];
  expect([...driedEvents(claims, rows, { from: 10, to: 20 }).keys()]).toEqual([1, 2]);
});
