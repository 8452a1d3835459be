import { expect, test } from 'vitest';
import { convertPro } from './convert-pro.ts';
import { UnitError, PRO_UNITS, unitFamily } from './unit.ts';

test('the Pro screens offer weights, volumes and the unit', () => {
  expect(PRO_UNITS.join(', ')).toBe('mg, g, kg, oz, lb, ml, l, fl_oz, gal, unit');
});

test('Pro amounts convert inside their family', () => {
  expect(convertPro(2, 'lb', 'oz')).toBe(32);
  expect(convertPro(1, 'gal', 'fl_oz')).toBe(128);
  expect(convertPro(5, 'unit', 'unit')).toBe(5);
  expect(convertPro(5, 'each', 'unit')).toBe(5);
});

function expectRefused(from: string, to: string) {
  const message = `Incompatible unit conversion: ${from} -> ${to}`;
  expect(() => convertPro(1, from, to)).toThrow(new UnitError('incompatible', message));
}

test('Pro amounts never leave their family, and know neither cases nor other units', () => {
  for (const from of PRO_UNITS) {
    const others = PRO_UNITS.filter((unit) => unitFamily(unit) !== unitFamily(from));
    for (const to of others) expectRefused(from, to);
  }
  expectRefused('case', 'unit');
  expectRefused('g', 'pinch');
});
