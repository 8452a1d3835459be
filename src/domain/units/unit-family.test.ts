import { expect, test } from 'vitest';
import { COUNT_UNITS, MASS_UNITS, unitFamily, VOLUME_UNITS } from './unit-family.ts';

test('units weigh, fill or count', () => {
  expect(MASS_UNITS).toEqual(['mg', 'g', 'kg', 'oz', 'lb']);
  expect(VOLUME_UNITS).toEqual(['ml', 'l', 'fl_oz', 'gal']);
  expect(COUNT_UNITS).toEqual(['each', 'case']);
  expect(MASS_UNITS.map(unitFamily)).toEqual(['mass', 'mass', 'mass', 'mass', 'mass']);
  expect(VOLUME_UNITS.map(unitFamily)).toEqual(['volume', 'volume', 'volume', 'volume']);
  expect([...COUNT_UNITS, 'unit' as const].map(unitFamily)).toEqual(['count', 'count', 'count']);
});
