import { expect, test } from 'vitest';
import { aStep } from '#tests/support/builders/builders.ts';
import { aMaterial, aSoil, aPurchase } from '#tests/support/builders/catalog-builders.ts';
import {
  BISTRO_DAY,
  bistroFarm,
  farmWith,
  four,
  lineOf,
  planned,
  RADISH,
  seedBought,
  SUNFLOWER,
  sunflower,
  sunflowerFarm,
} from '#tests/support/farms/bistro-farm.ts';
import { buyingList } from './buying-list.ts';

/** When a stock runs out, by when it is ordered and when that comes. */
const days = (runOutISO: string, orderByISO: string, arrivesISO?: string) => {
  return { runOutISO, orderByISO, ...(arrivesISO !== undefined && { arrivesISO }) };
};
const NO_DAYS = { runOutISO: null, orderByISO: null, arrivesISO: null };
/** So many packs, what one holds, and what all hold and cost. */
const packed = (packs: number, packQty: number, amount: number, cost: number | null) => {
  return { packs, packQty, amount, cost };
};

test('seed that runs out on 12/9 is ordered by 11/29 and lasts until four weeks after it came', () => {
  const line = sunflower(sunflowerFarm(5));
  expect(line).toMatchObject({
    name: 'Sunflower seed',
    unit: 'lb',
    onHand: 5,
    coming: 0,
    ...days('2026-12-09', '2026-11-29', '2026-12-06'),
    gapISO: null,
    state: 'SOON',
    leadDays: 7,
    ...packed(2, 5, 10, 64),
    emptyTrays: 0,
    withOrder: false,
  });
  expect(four(line?.need)).toBe(5.0531);
});

test('a longer way there makes it today, and a need of more than a bag two of them', () => {
  const line = sunflower(sunflowerFarm(5, { leadDays: 14 }));
  const today = { orderByISO: '2026-11-22', arrivesISO: '2026-12-06' };
  expect(line).toMatchObject({ state: 'NOW', ...today, packs: 2 });
  expect(four(line?.need)).toBe(5.0531);
  const late = sunflower(sunflowerFarm(5, { leadDays: 17 }));
  expect(late).toMatchObject({ state: 'NOW', orderByISO: '2026-11-19', packs: 2 });
  expect(four(late?.need)).toBe(6.3097);
  const bags = { ...SUNFLOWER, cost: { bagLb: 10, bagCost: 60 } };
  const seedInfo = { ...bags.seedInfo, leadDays: 17 };
  const large = sunflowerFarm(5, {}, { varieties: [{ ...bags, seedInfo }, RADISH] });
  expect(sunflower(large)).toMatchObject({ packs: 1, amount: 10, cost: 60 });
});

test('seed that is too late says how many trays stay empty', () => {
  const line = sunflower(sunflowerFarm(1));
  expect(line).toMatchObject({
    state: 'LATE',
    ...days('2026-11-24', '2026-11-14', '2026-11-29'),
    emptyTrays: 2,
    packs: 2,
  });
  expect(four(line?.need)).toBe(7.3776);
});

test('what was ordered counts as on hand', () => {
  const purchases = [aPurchase({ expectedISO: '2026-12-04' })];
  const line = sunflower(sunflowerFarm(5, {}, { purchases }));
  expect(line).toMatchObject({
    coming: 5,
    ...days('2026-12-30', '2026-12-20'),
    gapISO: null,
    state: 'LATER',
    packs: 2,
  });
  expect(four(line?.need)).toBe(5.0796);
});

test('what comes a day after the stock runs out is told, and changes nothing else', () => {
  const purchases = [aPurchase({ expectedISO: '2026-12-10' })];
  expect(sunflower(sunflowerFarm(5, {}, { purchases }))).toMatchObject({
    ...days('2026-12-30', '2026-12-20'),
    packs: 2,
    gapISO: '2026-12-09',
    gapBy: { qty: 5, unit: 'lb', expectedISO: '2026-12-10' },
  });
});

test('soil is used by every planting, and stock that is used up exactly lasts to the next one', () => {
  const soil = (qty: number) =>
    farmWith(
      aSoil({
        isPrimarySoil: true,
        stock: { qty, unit: 'lb' },
        purchaseQty: 40,
        purchaseCost: 18,
        meta: { avgSoilPerTray: { qty: 2.5, unit: 'lb' }, leadDays: 3 },
      }),
    );
  expect(lineOf(soil(50), 'mat_soil')).toMatchObject({
    ...days('2026-12-15', '2026-12-09', '2026-12-12'),
    state: 'LATER',
    need: 55,
    packs: 2,
    amount: 80,
    cost: 36,
  });
  expect(lineOf(soil(15), 'mat_soil')).toMatchObject({
    ...days('2026-11-30', '2026-11-24'),
    state: 'SOON',
  });
});

test('after what the plan knows its last 28 days go on', () => {
  const line = sunflower(sunflowerFarm(16, { leadDays: 60 }));
  expect(line).toMatchObject({ ...days('2027-01-26', '2026-11-24', '2027-01-23'), state: 'SOON' });
  expect(four(line?.need)).toBe(6.2604);
});

test('what lasts for months is not on the list', () => {
  expect(lineOf(sunflowerFarm(5), 'seed:radish')).toBeUndefined();
  const few = { seedsInventory: [seedBought('sunflower', 5), seedBought('radish', 3)] };
  const settings = {
    ...bistroFarm().settings,
    buying: { leadDays: 120, coverDays: 28, keepDays: 3 },
  };
  // 4/10 less 120 and 3 days is 12/8.
  expect(lineOf(planned({ ...few, settings }), 'seed:radish')).toMatchObject({
    ...days('2027-04-10', '2026-12-08'),
  });
});

test('stock below its level is filled up to it, unless enough of it comes', () => {
  const level = { qty: 50, unit: 'each' } as const;
  const labels = aMaterial({
    id: 'mat_sheet',
    type: 'label_sheet',
    purchaseQty: 25,
    purchaseCost: 0,
    stock: { qty: 40, unit: 'each' },
    meta: { reorder: level },
  });
  expect(lineOf(farmWith(labels), 'mat_sheet')).toMatchObject({
    state: 'LEVEL',
    need: 10,
    packs: 1,
    amount: 25,
    cost: null,
    ...NO_DAYS,
  });
  const purchases = [aPurchase({ stockId: 'mat_sheet', qty: 15, unit: 'each' })];
  expect(lineOf({ ...farmWith(labels), purchases }, 'mat_sheet')).toBeUndefined();
});

test('an uncounted stock, and one of unknown use, are not on the list', () => {
  expect(lineOf(sunflowerFarm(5, {}, { seedsInventory: [] }), 'seed:sunflower')).toBeUndefined();
  const unknown = { ...SUNFLOWER, seedGPerTray: null };
  expect(sunflower(sunflowerFarm(1, {}, { varieties: [unknown, RADISH] }))).toBeUndefined();
  const meta = { reorder: { qty: 60, unit: 'lb' } } as const;
  const soil = aSoil({ isPrimarySoil: true, stock: { qty: 5, unit: 'lb' }, meta });
  expect(lineOf(farmWith(soil), 'mat_soil')).toBeUndefined();
});

test('a purchase that should have come counts as coming today and says how late it is', () => {
  const purchases = [
    aPurchase({ id: 'pur_b', expectedISO: '2026-11-17' }),
    aPurchase({ id: 'pur_a', expectedISO: '2026-11-30', qty: 2 }),
    aPurchase({ id: 'pur_c', expectedISO: '2026-11-17', stockId: 'mat_gone' }),
    aPurchase({ id: 'pur_d', status: 'CANCELLED' }),
    aPurchase({ id: 'pur_e', expectedISO: '2026-11-17', qty: 1 }),
  ];
  const farm = sunflowerFarm(5, {}, { purchases });
  const came = (id: string, qty: number, expectedISO: string, lateDays: number) => ({
    id,
    stockId: 'seed:sunflower',
    qty,
    unit: 'lb',
    expectedISO,
    lateDays,
  });
  expect(buyingList(farm, BISTRO_DAY).coming).toEqual([
    came('pur_b', 5, '2026-11-17', 5),
    came('pur_e', 1, '2026-11-17', 5),
    came('pur_a', 2, '2026-11-30', 0),
  ]);
  const one = sunflowerFarm(1, {}, { purchases: purchases.slice(0, 1) });
  expect(sunflower(one)).toMatchObject({ coming: 5, gapISO: null });
});

test('a purchase in a unit that the stock is not told in counts nowhere', () => {
  const purchases = [aPurchase({ unit: 'gal' })];
  expect(sunflower(sunflowerFarm(5, {}, { purchases }))).toMatchObject({ coming: 0 });
  const ounces = [aPurchase({ qty: 80, unit: 'oz' })];
  expect(sunflower(sunflowerFarm(5, {}, { purchases: ounces }))).toMatchObject({ coming: 5 });
});

test('enough that comes too late is a line of its own, which asks for nothing', () => {
  const purchases = [aPurchase({ qty: 60, expectedISO: '2026-12-10' })];
  expect(sunflower(sunflowerFarm(5, {}, { purchases }))).toMatchObject({
    state: 'COMING',
    orderByISO: null,
    arrivesISO: null,
    gapISO: '2026-12-09',
    need: 0,
    packs: 0,
    amount: 0,
    cost: 0,
  });
});

test('without a bag the need is told in tenths, and of pieces whole', () => {
  const farm = sunflowerFarm(5, {}, { varieties: [SUNFLOWER, RADISH] });
  expect(sunflower(farm)).toMatchObject({ packs: null, packQty: null, amount: 5.1, cost: null });
  const level = { qty: 50.5, unit: 'each' } as const;
  const lids = aMaterial({
    purchaseQty: 0,
    stock: { qty: 40, unit: 'each' },
    meta: { reorder: level },
  });
  expect(lineOf(farmWith(lids), 'mat_lid')).toMatchObject({ packs: null, amount: 11 });
});

test('a case counts as its pieces, and of unknown content it is no pack', () => {
  const lids = (itemsPerCase?: number) =>
    aMaterial({
      purchaseUnit: 'case',
      purchaseQty: 1,
      purchaseCost: 40,
      stock: { qty: 100, unit: 'each' },
      meta: { reorder: { qty: 600, unit: 'each' }, ...(itemsPerCase && { itemsPerCase }) },
    });
  expect(lineOf(farmWith(lids(250)), 'mat_lid')).toMatchObject({ ...packed(2, 250, 500, 80) });
  expect(lineOf(farmWith(lids()), 'mat_lid')).toMatchObject({ packs: null, amount: 500 });
});

test('a soak of a day plants a day later, so the plan knows a planting day more', () => {
  const soaked = {
    ...SUNFLOWER,
    seedInfo: { ...SUNFLOWER.seedInfo, leadDays: 60 },
    steps: [aStep('SOAK', 0, { soakHours: 24 }), aStep('PLANT', 1), aStep('HARVEST', 10)],
  };
  const seedsInventory = [seedBought('sunflower', 16)];
  const line = sunflower(planned({ varieties: [soaked, RADISH], seedsInventory }));
  // 3 trays each Wednesday, 1 each Thursday: 48 trays up to 2/11, then 9 days of 108.57 g up to 2/20.
  expect(line).toMatchObject({ runOutISO: '2027-01-27', arrivesISO: '2027-01-24' });
  expect(four(line?.need)).toBe(6.2604);
});
