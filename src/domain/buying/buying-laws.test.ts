import fc from 'fast-check';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aPurchase } from '#tests/support/builders/catalog-builders.ts';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, aTask, aVariety, someSettings } from '#tests/support/builders/builders.ts';
import { seedBought } from '#tests/support/farms/bistro-farm.ts';
import { buyingList, type BuyingLine } from './buying-list.ts';

const TODAY = '2026-11-22';
/** A tray takes half a pound, and the plan knows ten days less than its ninety. */
const TRAY = 0.5;
const KNOWN = 80;

interface Grown {
  readonly pounds: number;
  readonly leadDays: number;
  readonly coverDays: number;
  readonly bagLb: number | null;
  readonly trays: readonly number[];
}

const grown: fc.Arbitrary<Grown> = fc.record({
  pounds: fc.integer({ min: 0, max: 40 }).map((halves) => halves / 2),
  leadDays: fc.integer({ min: 0, max: 14 }),
  coverDays: fc.integer({ min: 7, max: 28 }),
  bagLb: fc.option(fc.integer({ min: 1, max: 10 })),
  trays: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: KNOWN + 1, maxLength: KNOWN + 1 }),
});

function farmOf({ pounds, leadDays, coverDays, bagLb, trays }: Grown): FarmDocument {
  const pea = aVariety({
    id: 'pea',
    daysToHarvest: 10,
    seedGPerTray: TRAY * 453.59237,
    cost: { bagLb, bagCost: 30 },
  });
  const tasks = trays.map((count, day) => {
    const dateISO = addDays(TODAY, day);
    const cycleKey = `pea|${addDays(dateISO, 10)}`;
    return aTask({ type: 'PLANT', dateISO, varietyId: 'pea', trays: count, cycleKey });
  });
  const settings = someSettings({ buying: { leadDays, coverDays, keepDays: 3 } });
  return aFarm({ varieties: [pea], tasks, seedsInventory: [seedBought('pea', pounds)], settings });
}

function lineOf(farm: FarmDocument): BuyingLine | undefined {
  return buyingList(farm, TODAY).groups[0]?.lines[0];
}

const never = '9999';

test('ordering what the list says on its day leaves no day short while it is to last', () => {
  checkLaw([grown], (of) => {
    const farm = farmOf(of);
    const line = lineOf(farm);
    if (line?.arrivesISO == null) return;
    const { arrivesISO, amount, state } = line;
    const purchase = aPurchase({ stockId: 'seed:pea', qty: amount, expectedISO: arrivesISO });
    const after = lineOf({ ...farm, purchases: [purchase] });
    expect((after?.runOutISO ?? never) > addDays(arrivesISO, of.coverDays - 1)).toBe(true);
    expect(after?.gapISO ?? null).toBe(state === 'LATE' ? line.runOutISO : null);
  });
});

test('more on hand never makes the order earlier', () => {
  checkLaw([grown, fc.integer({ min: 1, max: 20 })], (of, more) => {
    const [less, enough] = [of, { ...of, pounds: of.pounds + more }].map((one) =>
      lineOf(farmOf(one)),
    );
    if (less?.orderByISO != null)
      expect((enough?.orderByISO ?? never) >= less.orderByISO).toBe(true);
  });
});

test('a longer way there never makes the order later', () => {
  checkLaw([grown, fc.integer({ min: 1, max: 30 })], (of, more) => {
    const [near, far] = [of, { ...of, leadDays: of.leadDays + more }].map((one) =>
      lineOf(farmOf(one)),
    );
    if (near?.orderByISO != null) expect((far?.orderByISO ?? never) <= near.orderByISO).toBe(true);
  });
});

test('the need of seed is what the plantings take less what is there', () => {
  checkLaw([grown], (of) => {
    const line = lineOf(farmOf(of));
    if (line?.arrivesISO == null) return;
    const last = addDays(line.arrivesISO, of.coverDays - 1);
    if (last > addDays(TODAY, KNOWN)) return;
    const planted = of.trays.filter((_, day) => addDays(TODAY, day) <= last);
    const pounds = planted.reduce((sum, trays) => sum + trays * TRAY, 0);
    expect(line.need).toBeCloseTo(pounds - of.pounds, 6);
  });
});

test('a farm that grows nothing and has nothing has nothing to order', () => {
  expect(buyingList(aFarm(), TODAY)).toEqual({ today: TODAY, groups: [], coming: [] });
});
