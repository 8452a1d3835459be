import { expect, test } from 'vitest';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import { UnitError } from '#domain/units/unit.ts';
import { conversionHint, stockOutcome, stockSaveProblem } from './stock-change.ts';

const soil = aSoil({ stock: { qty: 50, unit: 'lb' } });

test('what comes in is above 0, a count is 0 or more', () => {
  const problems = (qty: number | null) => [
    stockSaveProblem('receive', { qty, unit: 'lb' }) === null,
    stockSaveProblem('adjust', { qty, unit: 'lb' }) === null,
  ];
  expect(problems(null)).toEqual([false, false]);
  expect(problems(-1)).toEqual([false, false]);
  expect(problems(0)).toEqual([false, true]);
  expect(problems(0.5)).toEqual([true, true]);
});

test('what the stock will be is told before it is saved', () => {
  expect(stockOutcome(soil, 'receive', { qty: 16, unit: 'oz' })).toEqual({ qty: 51, unit: 'lb' });
  expect(stockOutcome(soil, 'adjust', { qty: 16, unit: 'oz' })).toEqual({ qty: 1, unit: 'lb' });
});

test('a unit that does not convert is an error at once, with what would help', () => {
  const outcome = stockOutcome(soil, 'receive', { qty: null, unit: 'gal' });
  const error = outcome instanceof UnitError ? outcome : null;
  expect(error?.message).toBe('Mass↔Volume conversion requires positive density (g/ml).');
  expect(error && conversionHint(soil, 'gal', error)).toContain('density');
  const incompatible = new UnitError('incompatible', 'Incompatible units');
  expect(conversionHint(aMaterial(), 'case', incompatible)).toContain('items per case');
  expect(conversionHint(soil, 'each', incompatible)).toContain('converts to lb');
});
