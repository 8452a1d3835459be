import { expect, test } from 'vitest';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import {
  countDifference,
  estimatedTrays,
  seedOnHand,
  seedOnHandByVariety,
} from './seed-on-hand.ts';

const movement = (varietyId: string, pounds: number) => aSeedIntake({ varietyId, pounds });

test('seed on hand is the sum of every movement of the variety, also below 0', () => {
  const movements = [movement('pea', 25), movement('pea', -0.5), movement('kale', -1.5)];
  expect(['pea', 'kale', 'radish'].map((id) => seedOnHand(movements, id))).toEqual([24.5, -1.5, 0]);
  expect([...seedOnHandByVariety(movements)].join(' ')).toBe('pea,24.5 kale,-1.5');
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
