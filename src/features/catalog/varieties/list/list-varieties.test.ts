import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import {
  listVarieties,
  nextVarietySort,
  readVarietySort,
  varietySorting,
} from './list-varieties.ts';

const pea = aVariety({ id: 'pea', daysToHarvest: 12, yieldOzPerTray: 15, notes: 'Second cut' });
const kale = aVariety({ id: 'kale', daysToHarvest: 10, yieldOzPerTray: 8 });
/** 184 g are 6.49 oz. */
const cilantro = aVariety({ id: 'cilantro', daysToHarvest: 18, yieldOzPerTray: 184 });
const beet = aVariety({ id: 'beet', daysToHarvest: 10, yieldOzPerTray: 8 });
const farm = [pea, kale, cilantro, beet];

const idsOf = (...args: Parameters<typeof listVarieties>) =>
  listVarieties(...args).map(({ id }) => id);

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

test('a click on a head sorts by it, another one turns it round; the address can say so', () => {
  expect(nextVarietySort('name-asc', 'Variety')).toBe('name-desc');
  expect(nextVarietySort('name-desc', 'DTH')).toBe('days-asc');
  expect(nextVarietySort('days-asc', 'DTH')).toBe('days-desc');
  expect(nextVarietySort('days-asc', 'Calibration')).toBe('calibration-asc');
  expect(nextVarietySort('yield-desc', 'Avg yield (oz/tray)')).toBe('yield-asc');
  expect(varietySorting('yield-asc')).toEqual({ head: 'Avg yield (oz/tray)', descending: false });
  expect(readVarietySort('calibration-desc')).toBe('calibration-desc');
});

test('varieties never calibrated stand last, whichever way round', () => {
  const calibrated = (id: string, lastCalibratedAt: string | null) =>
    aVariety({ id, calibration: { samples: [], avgOzPerTray: 9, lastCalibratedAt } });
  const some = [
    calibrated('never', null),
    calibrated('long-ago', '2026-01-05T10:00:00.000Z'),
    calibrated('lately', '2026-11-05T10:00:00.000Z'),
  ];
  expect(idsOf(some, '', 'calibration-asc')).toEqual(['long-ago', 'lately', 'never']);
  expect(idsOf(some, '', 'calibration-desc')).toEqual(['lately', 'long-ago', 'never']);
});
