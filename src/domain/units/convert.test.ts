import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { convert, tryConvert } from './convert.ts';
import { UnitError, COUNT_UNITS, MASS_UNITS, VOLUME_UNITS } from './unit.ts';

const MASSES_TO_VOLUMES = MASS_UNITS.flatMap((mass) =>
  VOLUME_UNITS.map((volume) => [mass, volume] as const),
);

test.each([
  ['mg', 'g', 0.001],
  ['kg', 'g', 1000],
  ['oz', 'g', 28.349523125],
  ['lb', 'g', 453.59237],
  ['l', 'ml', 1000],
  ['fl_oz', 'ml', 29.5735295625],
  ['gal', 'ml', 3785.411784],
])('one %s is so many %s: %d', (from, to, expected) => {
  expect(convert(1, from, to)).toBe(expected);
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
    const message = 'Mass↔Volume conversion requires positive density (g/ml).';
    const refusal = new UnitError('density-missing', message);
    for (const [mass, volume] of MASSES_TO_VOLUMES) {
      expect(() => convert(1, mass, volume, { density })).toThrow(refusal);
      expect(() => convert(1, volume, mass, { density })).toThrow(refusal);
    }
  },
);

test.each([
  ['bushel', 'lb'],
  ['lb', 'Peck'],
  ['', ''],
])('an unknown unit is named as it was given: %j to %j', (from, to) => {
  const refusal = new UnitError('unknown-unit', `Unknown unit(s): ${from} -> ${to}`);
  expect(() => convert(1, from, to)).toThrow(refusal);
});

test('weight and volume never become pieces, nor pieces weight or volume', () => {
  for (const amount of [...MASS_UNITS, ...VOLUME_UNITS]) {
    for (const count of COUNT_UNITS) {
      const options = { density: 1, itemsPerCase: 10 };
      const refusal = new UnitError('incompatible', 'Incompatible units');
      expect(() => convert(1, amount, count, options)).toThrow(refusal);
      expect(() => convert(1, count, amount, options)).toThrow(refusal);
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
  const three = fc.constantFrom<readonly string[]>(MASS_UNITS, VOLUME_UNITS).chain((units) => {
    const unit = fc.constantFrom(...units);
    return fc.tuple(unit, unit, unit);
  });
  checkLaw([fc.double({ min: 1e-6, max: 1e9, noNaN: true }), three], (value, [from, over, to]) => {
    const straight = convert(value, from, to);
    const around = convert(convert(value, from, over), over, to);
    expect(Math.abs(around - straight)).toBeLessThanOrEqual(straight * 1e-15);
  });
});
