import { expect, test } from 'vitest';
import {
  countDifference,
  estimatedTrays,
  seedOnHand,
  seedOnHandByVariety,
} from './seed-on-hand.ts';

const movement = (varietyId: string, pounds: number) => ({
  id: `seed_${varietyId}_${pounds}`,
  atISO: '2026-11-01T08:00:00.000Z',
  varietyId,
  pounds,
  note: '',
});

test('seed on hand is the sum of every movement of the variety', () => {
  const movements = [movement('pea', 25), movement('pea', -0.5), movement('kale', 5)];
  expect(seedOnHand(movements, 'pea')).toBe(24.5);
  expect(seedOnHand(movements, 'radish')).toBe(0);
  expect([...seedOnHandByVariety(movements)]).toEqual([
    ['pea', 24.5],
    ['kale', 5],
  ]);
});

test('seed used beyond what came in shows as a shortage', () => {
  expect(seedOnHand([movement('pea', -1.5)], 'pea')).toBe(-1.5);
});

test('the estimated trays are those that the seed fills whole', () => {
  expect(estimatedTrays(3, 140)).toBe(9);
  // 3 × 140 g in pounds: a hair of arithmetic does not cost a tray.
  expect(estimatedTrays(420 / 453.59237, 140)).toBe(3);
  expect(estimatedTrays(-1.5, 140)).toBe(0);
});

test('a count books the difference to what was on hand', () => {
  expect(countDifference(2.5, 3.25)).toBe(-0.75);
  expect(countDifference(0, -1.5)).toBe(1.5);
  expect(countDifference(0.3, 0.1 + 0.2)).toBe(0);
});
