import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { seedStocks, stockIdOfSeed } from './seed-stocks.ts';

const setting = (seedMaterialId: string) => ({ seedMaterialId, gramsPerTray: null });
const CATALOG = {
  materials: [aMaterial({ id: 'mat_seed', type: 'seed' })],
  seedsByVariety: {
    pea: setting('mat_seed'),
    tendril: setting('mat_seed'),
    kale: setting('mat_gone'),
  },
};
const VARIETIES = ['pea', 'kale', 'tendril'].map((id) => aVariety({ id }));

test('seed is counted on the line of its material, else on one of its own', () => {
  const lines = ['pea', 'tendril', 'kale', 'dill'].map((id) => stockIdOfSeed(id, CATALOG));
  expect(lines).toEqual(['mat_seed', 'mat_seed', 'seed:kale', 'seed:dill']);
});

/** Pounds of the seed material, with so much of each variety in the vault. */
const poundsOf = (vault: Readonly<Record<string, number>>) =>
  seedStocks(VARIETIES, CATALOG, new Map(Object.entries(vault))).get('mat_seed')?.pounds;

test('what the vault has of all varieties that take one seed is one stock', () => {
  const stocks = seedStocks(VARIETIES, CATALOG, new Map([['pea', 3]]));
  expect([...stocks.keys()]).toEqual(['mat_seed']);
  expect(stocks.get('mat_seed')?.varieties.map(({ id }) => id)).toEqual(['pea', 'tendril']);
  expect(poundsOf({ pea: 3, tendril: 2, kale: 9 })).toBe(5);
  expect(poundsOf({ pea: 3 })).toBe(3);
  expect(poundsOf({ tendril: 2 })).toBe(2);
  expect(poundsOf({ pea: -1, tendril: 2 })).toBe(1);
});

test('seed on hand is unknown without entries', () => {
  expect(poundsOf({ kale: 9 })).toBeNull();
  expect(poundsOf({ pea: 0 })).toBe(0);
});
