import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders.ts';
import { listVarieties, readVarietySort, VARIETY_SORTS } from './list-varieties.ts';

const pea = aVariety({ id: 'pea', daysToHarvest: 12, yieldOzPerTray: 15, notes: 'Second cut' });
const kale = aVariety({ id: 'kale', daysToHarvest: 10, yieldOzPerTray: 8 });
/** 184 g are 6.49 oz. */
const cilantro = aVariety({ id: 'cilantro', daysToHarvest: 18, yieldOzPerTray: 184 });
const beet = aVariety({ id: 'beet', daysToHarvest: 10, yieldOzPerTray: 8 });
const farm = [pea, kale, cilantro, beet];

const idsOf = (...args: Parameters<typeof listVarieties>) =>
  listVarieties(...args).map(({ id }) => id);

test('there are exactly four orders, in the words of the choice', () => {
  expect(VARIETY_SORTS.map(({ label }) => label)).toEqual([
    'Name A to Z',
    'Name Z to A',
    'Yield High to Low',
    'Days to Harvest',
  ]);
});

test('names go up and down', () => {
  expect(idsOf(farm, '', 'name-asc')).toEqual(['beet', 'cilantro', 'kale', 'pea']);
  expect(idsOf(farm, '', 'name-desc')).toEqual(['pea', 'kale', 'cilantro', 'beet']);
});

test('yields go down as ounces, also when one was typed in grams; ties go by name', () => {
  expect(idsOf(farm, '', 'yield-desc')).toEqual(['pea', 'beet', 'kale', 'cilantro']);
});

test('the fastest crop comes first by days to harvest; ties go by name', () => {
  expect(idsOf(farm, '', 'days-asc')).toEqual(['beet', 'kale', 'pea', 'cilantro']);
});

test('a search looks into names and notes and ignores case and blanks around it', () => {
  expect(idsOf(farm, ' PEA ', 'name-asc')).toEqual(['pea']);
  expect(idsOf(farm, 'second', 'name-asc')).toEqual(['pea']);
  expect(idsOf(farm, 'radish', 'name-asc')).toEqual([]);
});

test('an order nobody knows is Name A to Z', () => {
  expect(readVarietySort('yield-desc')).toBe('yield-desc');
  expect(readVarietySort('newest')).toBe('name-asc');
  expect(readVarietySort(null)).toBe('name-asc');
});
