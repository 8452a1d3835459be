import { expect, test } from 'vitest';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { soilShares, weeklyUses } from '#domain/reports/weekly-uses.ts';
import { selectShelfMargins } from '#state/selectors/sales/margins.ts';
import { aPackaging, aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { exampleCatalog } from '#tests/support/farms/cost-example.ts';
import { LIVE_PEA, PEA, SIZES, liveFarm } from '#tests/support/farms/live-farm.ts';
import { costBook, trayCost } from './cost-book.ts';
import { packageCost } from './package-cost.ts';

const LABEL = aPackaging({
  id: 'pkg_live',
  name: '1010 label',
  traySizeId: 'siz_1010',
  microgreenContent: null,
  labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 1 },
});
const pea = { ...PEA, cost: { bagLb: 25, bagCost: 75 } };
const withCatalog = (more: Partial<Catalog> = {}) =>
  liveFarm({
    varieties: [pea, LIVE_PEA],
    catalog: exampleCatalog({ traySizes: SIZES, packaging: [LABEL], ...more }),
  });

test('a live tray costs its share of seed, soil and overhead, and its label', () => {
  const book = costBook(withCatalog());
  const cost = packageCost(book, LIVE_PEA.id, { ounces: 1, packaging: LABEL });
  expect(cost).toMatchObject({ seed: 0.99208, soil: 0.625, overhead: 1.25, packaging: 0.008333 });
  expect(cost.unitCost).toBe(2.875414);
  expect(trayCost(book, LIVE_PEA.id)).toBeCloseTo(0.99208 + 0.625 + 1.2, 6);
});

test('a size may take another share of soil than of a slot', () => {
  const traySizes = [aTraySize({ soilShare: 0.8 })];
  const book = costBook(withCatalog({ traySizes }));
  const cost = packageCost(book, LIVE_PEA.id, { ounces: 1, packaging: LABEL });
  expect(cost).toMatchObject({ soil: 1, overhead: 1.25 });
});

test('dollars of a variety are of a whole slot and day', () => {
  const priced = {
    ...withCatalog(),
    prices: [{ id: 'prc_1', varietyId: LIVE_PEA.id, packageOz: 1, amount: 14, from: null }],
  };
  const shelves = selectShelfMargins(priced, '2026-12-01', '2026-12-05', '2026-12-06');
  const live = shelves?.find(({ variety }) => variety.id === LIVE_PEA.id);
  // (14 − 2.825414) ÷ (6 days × half a slot).
  expect(live?.dollarsPerDay).toBe(3.72);
});

test('a week’s soil is that of the trays’ sizes', () => {
  const farm = withCatalog();
  const trays = new Map(Object.entries({ [PEA.id]: 4, [LIVE_PEA.id]: 6 }));
  const demand = {
    trays,
    packages: new Map<number, number>(),
    liveTrays: new Map<string, number>(),
  };
  const soilOf = ({ uses }: ReturnType<typeof weeklyUses>) => uses[0]?.amount.qty ?? 0;
  const whole = soilOf(weeklyUses(demand, farm.catalog));
  const shared = soilOf(weeklyUses(demand, farm.catalog, soilShares(farm)));
  expect(shared).toBeCloseTo((whole * 7) / 10, 9);
});
