import { expect, test } from 'vitest';
import { linkSeedToVarieties, withSeedSetting } from './seed-of-variety.ts';

const seeds = {
  pea: { seedMaterialId: 'mat_pea', gramsPerTray: 300 },
  kale: { seedMaterialId: 'mat_brassica', gramsPerTray: null },
  radish: { seedMaterialId: 'mat_brassica', gramsPerTray: 28 },
};

test('a seed is tied to exactly the varieties chosen, grams set for a variety stay', () => {
  expect(linkSeedToVarieties(seeds, 'mat_brassica', ['radish', 'broccoli'])).toEqual({
    pea: { seedMaterialId: 'mat_pea', gramsPerTray: 300 },
    radish: { seedMaterialId: 'mat_brassica', gramsPerTray: 28 },
    broccoli: { seedMaterialId: 'mat_brassica', gramsPerTray: null },
  });
  expect(linkSeedToVarieties(seeds, 'mat_brassica', [])).toEqual({
    pea: { seedMaterialId: 'mat_pea', gramsPerTray: 300 },
    radish: { seedMaterialId: null, gramsPerTray: 28 },
  });
});

test('tying what is tied already changes nothing', () => {
  expect(linkSeedToVarieties(seeds, 'mat_brassica', ['kale', 'radish'])).toBe(seeds);
});

test('a setting that says nothing is left out', () => {
  const blank = { seedMaterialId: null, gramsPerTray: null };
  expect(withSeedSetting(seeds, 'kale', blank)).toEqual({ pea: seeds.pea, radish: seeds.radish });
  expect(withSeedSetting(seeds, 'beet', blank)).toBe(seeds);
});

test('a crop may be called constructor', () => {
  const setting = { seedMaterialId: 'mat_pea', gramsPerTray: 20 };
  expect(withSeedSetting({}, 'constructor', setting)).toEqual({ constructor: setting });
});
