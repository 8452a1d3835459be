import { expect, test } from 'vitest';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
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

/** A tray of seed of the material, for which so many grams are set, else of none. */
function seedOf(variety: Variety, gramsPerTray?: number | null) {
  const setting = { seedMaterialId: 'mat_seed', gramsPerTray: gramsPerTray ?? null };
  const seedsByVariety = gramsPerTray === undefined ? {} : { sunflower: setting };
  return seedPerTray(variety, { varieties: [], catalog: { materials: [bagged], seedsByVariety } });
}

test('140 g of a 25 lb bag at $75 cost $0.93', () => {
  const seed = seedOf(sunflower);
  expect(seed.dollars).toBeCloseTo(0.9259415, 7);
  expect(seed).toMatchObject({ grams: 140, notes: [] });
});

test('grams come from the variety, then from its seed setting, then from its seed material', () => {
  expect(seedOf(sunflower, 120).grams).toBe(140);
  expect([seedOf(bare, 120).grams, seedOf(bare, null).grams]).toEqual([120, 100]);
});

test('the price comes from the bag, then from the seed material', () => {
  expect(seedOf(sunflower, null).dollarsPerGram).toBeCloseTo(0.006613867865546327, 15);
  expect(seedOf(bare, null).dollarsPerGram).toBeCloseTo(0.1, 12);
  expect(seedOf(bare, null).dollars).toBeCloseTo(10, 10);
});

test('without grams a tray its seed costs nothing, however dear the seed is', () => {
  const priced = seedOf({ ...bare, cost: { bagLb: 1, bagCost: 453.59237 } });
  const mend = { to: 'variety', id: 'sunflower' };
  expect(priced).toMatchObject({ dollars: 0, grams: null, notes: [{ mend }] });
  expect(priced.dollarsPerGram).toBeCloseTo(1, 9);
  const weighed = seedOf({ ...bare, seedGPerTray: 100 });
  expect(weighed).toMatchObject({ dollars: 0, dollarsPerGram: null });
});
