import { expect, test } from 'vitest';
import type { SeedSetting } from '#domain/catalog/catalog.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { exampleSunflower } from '#tests/support/farms/cost-example.ts';
import { seedPerTray } from './seed-per-tray.ts';

const bagged = aMaterial({
  id: 'mat_seed',
  type: 'seed',
  purchaseUnit: 'lb',
  purchaseQty: 10,
  purchaseCost: 453.59237,
  meta: { gramsPerTray: 100 },
});
const sunflower = exampleSunflower();
const bare = { ...sunflower, seedGPerTray: null, cost: { bagLb: null, bagCost: null } };

function catalog(setting: SeedSetting) {
  return {
    varieties: [],
    catalog: { materials: [bagged], seedsByVariety: { sunflower: setting } },
  };
}

test('140 g of a 25 lb bag at $75 cost $0.93', () => {
  const seed = seedPerTray(sunflower, {
    varieties: [],
    catalog: { materials: [], seedsByVariety: {} },
  });
  expect(seed.dollars).toBeCloseTo(0.9259415, 7);
  expect(seed).toMatchObject({ grams: 140, notes: [] });
});

test('grams come from the variety, then from its seed setting, then from its seed material', () => {
  const set = catalog({ seedMaterialId: 'mat_seed', gramsPerTray: 120 });
  expect(seedPerTray(sunflower, set).grams).toBe(140);
  expect(seedPerTray(bare, set).grams).toBe(120);
  expect(seedPerTray(bare, catalog({ seedMaterialId: 'mat_seed', gramsPerTray: null })).grams).toBe(
    100,
  );
});

test('the price comes from the bag, then from the seed material', () => {
  const set = catalog({ seedMaterialId: 'mat_seed', gramsPerTray: null });
  expect(seedPerTray(sunflower, set).dollarsPerGram).toBeCloseTo(0.006613867865546327, 15);
  expect(seedPerTray(bare, set).dollarsPerGram).toBeCloseTo(0.1, 12);
  expect(seedPerTray(bare, set).dollars).toBeCloseTo(10, 10);
});

test('without grams a tray its seed costs nothing, however dear the seed is', () => {
  const priced = { ...bare, cost: { bagLb: 1, bagCost: 453.59237 } };
  const none = { varieties: [], catalog: { materials: [], seedsByVariety: {} } };
  expect(seedPerTray(priced, none)).toMatchObject({ dollars: 0, grams: null });
  expect(seedPerTray(priced, none).dollarsPerGram).toBeCloseTo(1, 9);
  expect(seedPerTray(priced, none).notes.map(({ mend }) => mend?.to)).toEqual(['variety']);
  const weighed = { ...bare, seedGPerTray: 100 };
  expect(seedPerTray(weighed, none)).toMatchObject({ dollars: 0, dollarsPerGram: null });
});
