import { expect, test } from 'vitest';
import {
  readCellAmount,
  readCellChoice,
  readCellDay,
  readCellNumber,
  readCellQuantity,
  readCellUnit,
} from './import-cells.ts';

const number = (cell: string, limits = {}) => readCellNumber('DTH', cell, limits);

test('a number stands within the limits of its column, the limits included', () => {
  expect(number(' 10 ', { min: 10, max: 10, whole: true })).toBe(10);
  expect(number('0.5', { aboveZero: true })).toBe(0.5);
  expect(() => number('9.9', { min: 10 })).toThrow('DTH “9.9” must be 10 or more.');
  expect(() => number('10.1', { max: 10 })).toThrow('DTH “10.1” must be 10 or less.');
  expect(() => number('0', { aboveZero: true })).toThrow('DTH “0” must be more than 0.');
  expect(() => number('-1', { aboveZero: true })).toThrow('must be more than 0.');
  expect(() => number('1.5', { whole: true })).toThrow('DTH “1.5” must be a whole number.');
  expect(number('0')).toBe(0);
});

test('what is no number, or could be two, is told', () => {
  expect(() => number(' soon ')).toThrow('DTH “soon” is not a number.');
  expect(() => number('1,250')).not.toThrow('is not a number');
});

test('an amount may name its unit, else it is in the unit of its column', () => {
  expect(readCellQuantity('Stock', '5 lb', 'oz')).toEqual({ qty: 5, unit: 'lb' });
  expect(readCellQuantity('Stock', '5', 'oz')).toEqual({ qty: 5, unit: 'oz' });
  expect(() => readCellQuantity('Stock', '5 barrels', 'oz')).toThrow(
    'Stock “5 barrels” has an unknown unit, “barrels”.',
  );
  expect(() => readCellQuantity('Stock', '-5 lb', 'oz', { min: 0 })).toThrow('0 or more');
});

test('an amount in another unit is told in the unit of its column where that can be', () => {
  expect(readCellAmount('Yield', '2 lb', 'oz')).toBeCloseTo(32, 9);
  expect(readCellAmount('Yield', '2', 'oz')).toBe(2);
  expect(() => readCellAmount('Yield', '2 ml', 'oz')).toThrow('Yield “2 ml” cannot be told in oz.');
});

test('a unit is known by its name', () => {
  expect(readCellUnit('Unit', 'lb')).toBe('lb');
  expect(() => readCellUnit('Unit', 'barrel')).toThrow('Unit “barrel” is not a unit.');
});

test('a day is written as anywhere, or as in the US', () => {
  expect(readCellDay('Date', ' 2026-12-04 ')).toBe('2026-12-04');
  expect(readCellDay('Date', '12/4/2026')).toBe('2026-12-04');
  expect(readCellDay('Date', '1/31/2026')).toBe('2026-01-31');
  for (const cell of ['13/4/2026', '2/30/2026', '4.12.2026', '12/4/26', '']) {
    expect(() => readCellDay('Date', cell)).toThrow('is not a day; write 2026-12-04 or 12/4/2026.');
  }
});

test('a choice is one of its words, whatever the case and the strokes', () => {
  const words = { PER_TRAY: ['Per tray', 'tray'], PER_MONTH: ['Monthly'] } as const;
  const read = (cell: string) => readCellChoice('Mode', cell, words);
  expect(['per_tray', ' PER  TRAY ', 'Tray', 'per-tray'].map(read)).toEqual([
    'PER_TRAY',
    'PER_TRAY',
    'PER_TRAY',
    'PER_TRAY',
  ]);
  expect(read('monthly')).toBe('PER_MONTH');
  expect(() => read('daily')).toThrow('Mode “daily” is not one of Per tray, Monthly.');
});
