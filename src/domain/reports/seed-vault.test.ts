import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { type SeedVaultInputs, seedVaultRows } from './seed-vault.ts';

const TODAY = '2026-11-20';
const BAG = { bagLb: 25, bagCost: 75 };
const sunflower = aVariety({ id: 'sunflower', seedGPerTray: 140, cost: BAG });

const intake = (pounds: number) =>
  aSeedIntake({ id: `seed_${pounds}`, varietyId: 'sunflower', pounds });

/** Trays of sunflower planted so many days from today. */
function planting(day: number, trays: number) {
  const dateISO = addDays(TODAY, day);
  return aTask({
    type: 'PLANT',
    dateISO,
    trays,
    varietyId: 'sunflower',
    cycleKey: `sunflower|${addDays(dateISO, 10)}`,
  });
}

const rowsOf = (more: Partial<SeedVaultInputs>) =>
  seedVaultRows({ ...aFarm({ varieties: [sunflower] }), ...more }, TODAY);

function rowOf(more: Partial<SeedVaultInputs>) {
  const [row] = rowsOf(more);
  if (row === undefined) throw new Error('There is a variety.');
  return row;
}

test('a bag of 25 lb at $75 and 140 g a tray: what a gram and a tray cost, and the trays there are', () => {
  const row = rowOf({ seedsInventory: [intake(3)] });
  expect(row.costPerGram).toBeCloseTo(0.006613867865546327, 15);
  expect(row.costPerTray).toBeCloseTo(0.9259415, 7);
  expect(row).toMatchObject({ pounds: 3, gramsPerTray: 140, trays: 9, runOut: null });
});

test('a pound of seed is enough for three trays of 140 g, and runs out with the fourth', () => {
  const tasks = [planting(2, 3), planting(9, 1)];
  const { runOut } = rowOf({ seedsInventory: [intake(1)], tasks });
  expect(runOut).toMatchObject({ days: 9, dateISO: addDays(TODAY, 9) });
});

test('varieties are listed by name, whatever their order', () => {
  const varieties = ['pea', 'arugula', 'kale'].map((id) => aVariety({ id }));
  const ids = rowsOf({ varieties }).map(({ variety }) => variety.id);
  expect(ids).toEqual(['arugula', 'kale', 'pea']);
});

test('grams and price come from the seed material when the variety has none of its own', () => {
  const bought = { purchaseUnit: 'lb', purchaseQty: 25, purchaseCost: 75 } as const;
  const { catalog } = aFarm({
    catalog: {
      materials: [aMaterial({ id: 'mat_seed', ...bought, meta: { gramsPerTray: 140 } })],
      seedsByVariety: { sunflower: { seedMaterialId: 'mat_seed', gramsPerTray: null } },
    },
  });
  const row = rowOf({ varieties: [aVariety({ id: 'sunflower' })], catalog });
  expect(row.gramsPerTray).toBe(140);
  expect(row.costPerGram).toBeCloseTo(0.006613867865546327, 12);
  expect(row.costPerTray).toBeCloseTo(0.9259415, 7);
});

test('without grams a tray neither trays nor days nor the cost of a tray are known', () => {
  const varieties = [{ ...sunflower, seedGPerTray: null }];
  const unknown = { gramsPerTray: null, trays: null, runOut: null, costPerTray: null };
  const row = rowOf({ varieties, seedsInventory: [intake(3)], tasks: [planting(2, 5)] });
  expect(row).toMatchObject({ ...unknown, level: 'enough' });
});

test('seed is low when it lasts for less than two weeks of the plan', () => {
  const seedsInventory = [intake(3)];
  const lasting = (day: number) => rowOf({ seedsInventory, tasks: [planting(day, 10)] });
  expect(lasting(13)).toMatchObject({ runOut: { days: 13 }, level: 'low' });
  expect(lasting(14)).toMatchObject({ runOut: { days: 14 }, level: 'enough' });
});

test('no seed is out where some is planned, and short when more was used than came in', () => {
  const tasks = [planting(30, 1)];
  expect(rowOf({ tasks })).toMatchObject({ pounds: 0, trays: 0, level: 'out' });
  expect(rowOf({})).toMatchObject({ level: 'enough' });
  const short = { pounds: -0.5, trays: 0, level: 'short' };
  expect(rowOf({ seedsInventory: [intake(-0.5)] })).toMatchObject(short);
});
