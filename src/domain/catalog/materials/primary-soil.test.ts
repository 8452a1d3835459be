import { expect, test } from 'vitest';
import type { Catalog } from '../catalog.ts';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { choosePrimarySoil } from './primary-soil.ts';

const catalog = {
  ...aFarm().catalog,
  materials: [aSoil({ id: 'coir' }), aSoil({ id: 'peat' }), aMaterial({ id: 'lid' })],
};

const primaries = (of: Catalog) =>
  of.materials.filter(({ isPrimarySoil }) => isPrimarySoil).map(({ id }) => id);

test('one soil is primary at a time, and the soil setting names it', () => {
  const coir = choosePrimarySoil(catalog, 'coir');
  const peat = choosePrimarySoil(coir, 'peat');
  expect([primaries(coir), coir.soilConfig.soilMaterialId]).toEqual([['coir'], 'coir']);
  expect([primaries(peat), peat.soilConfig.soilMaterialId]).toEqual([['peat'], 'peat']);
});

test('a material that is no soil, or not there, is never the primary one', () => {
  expect(choosePrimarySoil(choosePrimarySoil(catalog, 'coir'), 'lid')).toEqual(catalog);
  expect(choosePrimarySoil(catalog, 'gone')).toBe(catalog);
});
