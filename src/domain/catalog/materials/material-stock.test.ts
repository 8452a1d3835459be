import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aMaterial, aSoil } from '#tests/support/builders/catalog-builders.ts';
import type { MassUnit, Quantity, Unit } from '#domain/units/unit.ts';
import {
  countStock,
  isBelowReorder,
  receiveStock,
  stockInOtherUnits,
  stockInUnit,
} from './material-stock.ts';

const NOON = '2025-03-10T12:00:00.000Z';

const soil = (qty: number, unit: Unit = 'lb', meta = {}) =>
  aSoil({ stock: { qty, unit }, meta: { avgSoilPerTray: { qty: 2.5, unit: 'lb' }, ...meta } });

const cups = aMaterial({
  type: 'container',
  purchaseUnit: 'case',
  stock: { qty: 120, unit: 'each' },
  meta: { itemsPerCase: 250 },
});

test('what comes in is added to the stock, converted to its unit', () => {
  expect(receiveStock(soil(50), { qty: 8, unit: 'oz' }).stock).toEqual({ qty: 50.5, unit: 'lb' });
  // 1 kg = 1000 / 453.59237 lb = 2.20462…
  expect(receiveStock(soil(1), { qty: 1, unit: 'kg' }).stock).toEqual({ qty: 3.2046, unit: 'lb' });
  expect(receiveStock(soil(2, 'gal'), { qty: 128, unit: 'fl_oz' }).stock.qty).toBe(3);
});

test('a case that comes in counts with all its pieces', () => {
  expect(receiveStock(cups, { qty: 2, unit: 'case' }).stock).toEqual({ qty: 620, unit: 'each' });
});

test('a case of unknown content cannot come into a stock of pieces', () => {
  expect(() => receiveStock({ ...cups, meta: {} }, { qty: 2, unit: 'case' })).toThrow(
    'Incompatible units',
  );
});

test('weight comes into a stock of volume only with a density', () => {
  expect(() => receiveStock(soil(2, 'gal'), { qty: 5, unit: 'lb' })).toThrow(
    'Mass↔Volume conversion requires positive density (g/ml).',
  );
  // 3.338161780807733 lb of 0.4 g/ml are 1 gal.
  const dense = soil(2, 'gal', { density: 0.4 });
  expect(receiveStock(dense, { qty: 3.338161780807733, unit: 'lb' }).stock.qty).toBe(3);
});

test('a count sets what is on hand, in the unit of the stock, and is remembered', () => {
  const counted = countStock(soil(50), { qty: 32, unit: 'oz' }, NOON);
  expect(counted.stock).toEqual({ qty: 2, unit: 'lb' });
  expect(counted.meta.countedAt).toBe(NOON);
});

test('the old place of the stock is kept in step where it came in', () => {
  const old = soil(50, 'lb', { stock: { qty: 50, unit: 'lb' } });
  expect(receiveStock(old, { qty: 5, unit: 'lb' }).meta.stock).toEqual({ qty: 55, unit: 'lb' });
  expect(countStock(old, { qty: 5, unit: 'lb' }, NOON).meta.stock).toEqual({ qty: 5, unit: 'lb' });
  expect(receiveStock(soil(50), { qty: 5, unit: 'lb' }).meta.stock).toBeUndefined();
});

test('stock is also shown in the purchase unit and the tray unit, where it can be told in them', () => {
  expect(stockInOtherUnits(soil(50))).toEqual([]);
  expect(stockInOtherUnits({ ...cups, stock: { qty: 500, unit: 'each' } })).toEqual([
    { qty: 2, unit: 'case' },
  ]);
  expect(stockInOtherUnits({ ...cups, meta: {} })).toEqual([]);
  const inGallons = aSoil({
    purchaseUnit: 'l',
    stock: { qty: 3.785411784, unit: 'l' },
    meta: { avgSoilPerTray: { qty: 1, unit: 'gal' } },
  });
  expect(stockInOtherUnits(inGallons)).toEqual([{ qty: 1, unit: 'gal' }]);
});

test('stock can be counted in another unit, nothing in any', () => {
  expect(stockInUnit(soil(2), 'oz')).toEqual({ qty: 32, unit: 'oz' });
  expect(stockInUnit(soil(0), 'each')).toEqual({ qty: 0, unit: 'each' });
  expect(() => stockInUnit(soil(2), 'each')).toThrow('Incompatible units');
});

test('stock is low only strictly below its reorder level, whatever the units', () => {
  const low = (qty: number, reorder: Quantity) => isBelowReorder(soil(qty, 'lb', { reorder }));
  expect(low(50, { qty: 60, unit: 'lb' })).toBe(true);
  expect(low(60, { qty: 60, unit: 'lb' })).toBe(false);
  expect(low(1, { qty: 17, unit: 'oz' })).toBe(true);
  expect(low(1, { qty: 16, unit: 'oz' })).toBe(false);
  expect(low(0, { qty: 2, unit: 'each' })).toBe(false);
  expect(isBelowReorder(soil(0))).toBe(false);
});

const weights: fc.Arbitrary<MassUnit> = fc.constantFrom('g', 'oz', 'lb', 'kg');

test('what comes in in any unit and is counted out again leaves the stock as it was', () => {
  checkLaw([fc.integer({ min: 0, max: 9999 }), weights, weights], (qty, unit, other) => {
    const before = soil(qty, unit);
    const counted = countStock(before, stockInUnit(before, other), NOON).stock;
    expect(Math.abs(counted.qty - qty)).toBeLessThanOrEqual(0.06);
    expect(counted.unit).toBe(unit);
  });
});

test('receiving twice is receiving the sum, to the fourth decimal', () => {
  checkLaw([fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 999 })], (qty, more) => {
    const once = receiveStock(soil(qty), { qty: more * 2, unit: 'lb' });
    const half = { qty: more, unit: 'lb' } as const;
    expect(receiveStock(receiveStock(soil(qty), half), half).stock).toEqual(once.stock);
  });
});
