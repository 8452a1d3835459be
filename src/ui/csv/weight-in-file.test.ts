import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from '../format.ts';
import { inFarmUnits, sizeInFile } from './csv.ts';

const LYON = { weights: 'metric', currency: 'EUR', dates: 'day-first', numbers: 'comma' } as const;

beforeEach(() => tellPageBy(createTeller(LYON)));
afterEach(() => tellPageBy(PLAIN_TELLER));

const FILE = [
  ['Variety', 'Avg yield (oz/tray)', 'Seed bag (lb)', 'Pack sizes (oz)', 'Bag cost ($)', 'DTH'],
  ['Pea', 8.82, 5, '2 4', 72, 10],
];

test('a file that can be imported has grams and kilograms with six decimals, and a point in every farm', () => {
  expect(inFarmUnits(FILE, true)).toEqual([
    ['Variety', 'Avg yield (g/tray)', 'Seed bag (kg)', 'Pack sizes (g)', 'Bag cost (€)', 'DTH'],
    ['Pea', 250.042794, 2.267962, '56.699046 113.398093', 72, 10],
  ]);
});

test('other files have one decimal, and a table below an empty row has heads of its own', () => {
  const rows = [['Weight (oz)'], [12], [], ['Trays'], [12]];
  expect(inFarmUnits(rows)).toEqual([['Weight (g)'], [340.2], [], ['Trays'], [12]]);
});

test('the size of a package is told in grams, the unit of a loose weight stays', () => {
  expect(inFarmUnits([['Size'], ['2 oz'], ['lb'], ['tray']], true)).toEqual([
    ['Size'],
    ['56.699046 g'],
    ['lb'],
    ['tray'],
  ]);
});

test('a size in words has a point in every farm', () => {
  expect(sizeInFile(4)).toBe('113.4 g');
  tellPageBy(PLAIN_TELLER);
  expect(sizeInFile(4)).toBe('4 oz');
});

test('a farm that chose nothing has its files as they are', () => {
  tellPageBy(PLAIN_TELLER);
  expect(inFarmUnits(FILE, true)).toEqual(FILE);
});
