import { expect, test } from 'vitest';
import type { Quantity } from '#domain/units/unit.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aTask } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { exampleSunflower } from '#tests/support/farms/cost-example.ts';
import { stockedFarm, weekly } from '#tests/support/farms/stocked-farm.ts';
import type { InventoryLine } from './inventory-line.ts';
import { inventorySnapshot } from './inventory-snapshot.ts';

const TODAY = '2025-06-02';

function lineOf(farm: FarmDocument, id: string): InventoryLine | undefined {
  return inventorySnapshot(farm, TODAY).lines.find(({ materialId }) => materialId === id);
}

/** Three trays of sunflower a week, planted on Tuesdays from 6/3 to 7/1. */
const plantings = ['2025-06-03', '2025-06-10', '2025-06-17', '2025-06-24', '2025-07-01'].map(
  (dateISO) => aTask({ id: dateISO, type: 'PLANT', dateISO, varietyId: 'sunflower', trays: 3 }),
);

/** The farm with this much sunflower seed in its vault, and its plantings. */
function plantingFarm(pounds: number, more: Partial<FarmDocument> = {}): FarmDocument {
  const [intake] = stockedFarm().seedsInventory;
  const seedsInventory = intake === undefined ? [] : [{ ...intake, pounds }];
  return stockedFarm({ tasks: plantings, seedsInventory, ...more });
}

test('stock runs out on the day of the first planting or packing that it does not cover', () => {
  // 3 lb are 1360.8 g: three plantings of 420 g, not the fourth. 0.9259 lb a week.
  const farm = plantingFarm(3);
  const seed = { plannedWeekly: 0.9259, runOutISO: '2025-06-24', missing: 0 };
  expect(lineOf(farm, 'seed:sunflower')).toMatchObject(seed);
  // 50 lb of soil are enough for the five plantings of 7.5 lb.
  expect(lineOf(farm, 'mat_soil')).toMatchObject({ plannedWeekly: 7.5, runOutISO: null });
  // 120 clamshells fill twelve Saturdays from 6/7 to 8/23; the plan reaches to 8/31.
  const clamshells = { plannedWeekly: 10, runOutISO: '2025-08-30' };
  expect(lineOf(farm, 'mat_clamshell')).toMatchObject(clamshells);
  // No pads: the first Saturday, and those of 14 days need 20.
  expect(lineOf(farm, 'mat_pad')).toMatchObject({ runOutISO: '2025-06-07', missing: 20 });
});

test('what is missing is what the work of 14 days needs beyond what is there', () => {
  // 840 g for 6/3 and 6/10, 453.6 g there: 386.4 g are 0.8519 lb.
  const seedOf = (pounds: number) => lineOf(plantingFarm(pounds), 'seed:sunflower');
  expect(seedOf(1)).toMatchObject({ runOutISO: '2025-06-10', missing: 0.8519 });
  expect(seedOf(-1)).toMatchObject({ runOutISO: '2025-06-03', missing: 2.8519 });
});

test('packages are filled on the harvest day of their order', () => {
  const weekend = { ...weekly, harvestFridayIfWeekend: true };
  expect(lineOf(plantingFarm(3, { orders: [weekend] }), 'mat_pad')?.runOutISO).toBe('2025-06-06');
});

test('a planting without grams per tray gives neither use nor day', () => {
  const varieties = [exampleSunflower({ seedGPerTray: null })];
  const unknown = { plannedWeekly: null, runOutISO: null, missing: 0 };
  expect(lineOf(plantingFarm(3, { varieties }), 'seed:sunflower')).toMatchObject(unknown);
});

test('a line without a level has none, and what was never counted is known as such', () => {
  expect(lineOf(stockedFarm(), 'mat_soil')).toMatchObject({ reorderLevel: 60, isCounted: true });
  expect(lineOf(stockedFarm(), 'mat_pad')).toMatchObject({ reorderLevel: null, isCounted: false });
});

/** The farm whose sunflower, and whose other sunflower, are the seed of one material. */
function tiedFarm(stock: Quantity, pounds: readonly number[]): FarmDocument {
  const plain = plantingFarm(3);
  const level = { reorder: { qty: 60, unit: 'oz' } } as const;
  const seed = aMaterial({ id: 'mat_seed', type: 'seed', name: 'Black oil', stock, meta: level });
  const varieties = [exampleSunflower(), exampleSunflower({ id: 'dwarf' })];
  const setting = { seedMaterialId: 'mat_seed', gramsPerTray: null };
  return {
    ...plain,
    varieties,
    catalog: {
      ...plain.catalog,
      materials: [...plain.catalog.materials, seed],
      seedsByVariety: { sunflower: setting, dwarf: setting },
    },
    seedsInventory: pounds.map((each, at) =>
      aSeedIntake({ id: `s${at}`, varietyId: varieties[at]?.id ?? '', pounds: each }),
    ),
  };
}

test('a seed material of varieties is one line with the stock of the vault', () => {
  const farm = tiedFarm({ qty: 35, unit: 'oz' }, [2, 1]);
  expect(lineOf(farm, 'mat_seed')).toMatchObject({
    name: 'Black oil',
    unit: 'oz',
    onHand: 48,
    weeklyConsumption: 12.3459,
    // 420 g a week are 14.8151 oz; 48 oz are enough for three weeks.
    plannedWeekly: 14.8151,
    runOutISO: '2025-06-24',
    belowReorder: true,
    reorderLevel: 60,
    varietyId: null,
    seedOf: ['sunflower', 'dwarf'],
    inVault: true,
  });
  const seeds = inventorySnapshot(farm, TODAY).lines.filter(({ seedOf }) => seedOf.length > 0);
  expect(seeds).toHaveLength(1);
});

test('seed counted by the piece is told in pounds, and stock of the material stands until the vault knows better', () => {
  const pieces = tiedFarm({ qty: 2, unit: 'each' }, [3]);
  const inPounds = { unit: 'lb', onHand: 3, plannedWeekly: 0.9259 };
  expect(lineOf(pieces, 'mat_seed')).toMatchObject(inPounds);
  const ofMaterial = { unit: 'oz', onHand: 35, runOutISO: '2025-06-17', inVault: false };
  expect(lineOf(tiedFarm({ qty: 35, unit: 'oz' }, []), 'mat_seed')).toMatchObject(ofMaterial);
});
