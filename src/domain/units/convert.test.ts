import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { convert, tryConvert } from './convert.ts';
import { UnitError, COUNT_UNITS, MASS_UNITS, VOLUME_UNITS } from './unit.ts';

/** Every pair of weights and every pair of volumes: one of the first in the second. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ['mg', 'g', 0.001],
  ['mg', 'kg', 0.000001],
  ['mg', 'oz', 0.000035273961949580415],
  ['mg', 'lb', 0.000002204622621848776],
  ['g', 'mg', 1000],
  ['g', 'kg', 0.001],
  ['g', 'oz', 0.035273961949580414],
  ['g', 'lb', 0.002204622621848776],
  ['kg', 'mg', 1_000_000],
  ['kg', 'g', 1000],
  ['kg', 'oz', 35.27396194958041],
  ['kg', 'lb', 2.2046226218487757],
  ['oz', 'mg', 28_349.523125],
  ['oz', 'g', 28.349523125],
  ['oz', 'kg', 0.028349523125],
  ['oz', 'lb', 0.0625],
  ['lb', 'mg', 453_592.37],
  ['lb', 'g', 453.59237],
  ['lb', 'kg', 0.45359237],
  ['lb', 'oz', 16],
  ['ml', 'l', 0.001],
  ['ml', 'fl_oz', 0.033814022701843],
  ['ml', 'gal', 0.00026417205235814843],
  ['l', 'ml', 1000],
  ['l', 'fl_oz', 33.814022701842994],
  ['l', 'gal', 0.2641720523581484],
  ['fl_oz', 'ml', 29.5735295625],
  ['fl_oz', 'l', 0.0295735295625],
  ['fl_oz', 'gal', 0.0078125],
  ['gal', 'ml', 3785.411784],
  ['gal', 'l', 3.785411784],
  ['gal', 'fl_oz', 128],
];

const MASSES_TO_VOLUMES = MASS_UNITS.flatMap((mass) =>
  VOLUME_UNITS.map((volume) => [mass, volume] as const),
);

test.each(PAIRS)('one %s is so many %s: %d', (from, to, expected) => {
  const converted = convert(1, from, to);
  expect(Math.abs(converted - expected)).toBeLessThanOrEqual(expected * 1e-15);
});

test('the table has every pair of a family', () => {
  const [masses, volumes] = [MASS_UNITS.length, VOLUME_UNITS.length];
  expect(new Set(PAIRS.map(([from, to]) => `${from} ${to}`)).size).toBe(
    masses * (masses - 1) + volumes * (volumes - 1),
  );
});

test('amounts convert exactly', () => {
  expect(convert(5, 'lb', 'g')).toBe(2267.96185);
  expect(convert(1, 'gal', 'fl_oz')).toBe(128);
  expect(convert(2, 'fl_oz', 'ml')).toBeCloseTo(59.147059125, 12);
  expect(convert(100, 'g', 'oz')).toBeCloseTo(3.5273961949580412, 14);
  expect(convert(1, 'mg', 'lb')).toBeGreaterThan(0);
});

test('a unit is known by its aliases and stays itself', () => {
  expect(convert(2, 'Pounds', 'ounces')).toBe(32);
  expect(convert(7.1, 'unit', 'each')).toBe(7.1);
  expect(convert(0.1, 'lb', 'lbs')).toBe(0.1);
});

test('a density leads from volume to weight and back', () => {
  expect(convert(250, 'ml', 'g', { density: 0.92 })).toBeCloseTo(230, 12);
  expect(convert(1, 'gal', 'lb', { density: 0.4 })).toBeCloseTo(3.338161780807733, 14);
  expect(convert(230, 'g', 'ml', { density: 0.92 })).toBeCloseTo(250, 12);
});

test.each([undefined, null, 0, -1, NaN, Infinity])(
  'weight does not meet volume at a density of %s',
  (density) => {
    for (const [mass, volume] of MASSES_TO_VOLUMES) {
      const message = 'Mass↔Volume conversion requires positive density (g/ml).';
      expect(() => convert(1, mass, volume, { density })).toThrow(
        new UnitError('density-missing', message),
      );
      expect(() => convert(1, volume, mass, { density })).toThrow(
        new UnitError('density-missing', message),
      );
    }
  },
);

test('an unknown unit is named as it was given', () => {
  expect(() => convert(1, 'bushel', 'lb')).toThrow(
    new UnitError('unknown-unit', 'Unknown unit(s): bushel -> lb'),
  );
  expect(() => convert(1, 'lb', 'Peck')).toThrow(
    new UnitError('unknown-unit', 'Unknown unit(s): lb -> Peck'),
  );
  expect(() => convert(1, '', '')).toThrow(new UnitError('unknown-unit', 'Unknown unit(s):  -> '));
});

test('weight and volume never become pieces, nor pieces weight or volume', () => {
  for (const amount of [...MASS_UNITS, ...VOLUME_UNITS]) {
    for (const count of COUNT_UNITS) {
      const options = { density: 1, itemsPerCase: 10 };
      expect(() => convert(1, amount, count, options)).toThrow(
        new UnitError('incompatible', 'Incompatible units'),
      );
      expect(() => convert(1, count, amount, options)).toThrow(
        new UnitError('incompatible', 'Incompatible units'),
      );
    }
  }
});

test('a case opens only when its content is known', () => {
  expect(convert(2, 'case', 'each', { itemsPerCase: 250 })).toBe(500);
  expect(convert(50, 'each', 'case', { itemsPerCase: 250 })).toBe(0.2);
  expect(convert(3, 'case', 'cases')).toBe(3);
  for (const itemsPerCase of [undefined, null, 0, -5]) {
    expect(() => convert(2, 'case', 'each', { itemsPerCase })).toThrow('Incompatible units');
    expect(() => convert(2, 'each', 'case', { itemsPerCase })).toThrow('Incompatible units');
  }
});

test('who only wants to know gets null in place of an error', () => {
  expect(tryConvert(1, 'lb', 'gal')).toBeNull();
  expect(tryConvert(1, 'peck', 'lb')).toBeNull();
  expect(tryConvert(1, 'lb', 'oz')).toBe(16);
});

test('there and back again is the same amount', () => {
  const units = [...MASS_UNITS, ...VOLUME_UNITS];
  checkLaw(
    [
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.constantFrom(...units),
      fc.constantFrom(...units),
      fc.double({ min: 0.05, max: 20, noNaN: true }),
    ],
    (value, from, to, density) => {
      const back = convert(convert(value, from, to, { density }), to, from, { density });
      expect(Math.abs(back - value)).toBeLessThanOrEqual(value * 1e-12);
    },
  );
});

test('the way over a third unit is the same', () => {
  checkLaw(
    [
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.constantFrom(...MASS_UNITS),
      fc.constantFrom(...MASS_UNITS),
      fc.constantFrom(...MASS_UNITS),
    ],
    (value, from, over, to) => {
      const straight = convert(value, from, to);
      const around = convert(convert(value, from, over), over, to);
      expect(Math.abs(around - straight)).toBeLessThanOrEqual(straight * 1e-12);
    },
  );
});
