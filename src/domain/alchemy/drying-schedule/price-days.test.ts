import { expect, test } from 'vitest';
import { dryingModel } from './drying-model.ts';
import { isProved, reachable } from './price-days.ts';

const model = dryingModel({
  slots: [1],
  traysPerSlot: 1,
  traysPerCycle: 1,
  varieties: 1,
  demands: [{ variety: 0, trays: 1, day: 0, first: 0, last: 0 }],
});
const whole = { ...model, isWhole: true };
const broken = { ...model, isWhole: false };

test('where all points are whole, a bound reaches up to the next whole number', () => {
  expect(reachable(whole, 11.25)).toBe(12);
  expect(reachable(broken, 11.25)).toBe(11.25);
});

test('a bound that is whole already stays, also when arithmetic has left it a hair beside', () => {
  expect(reachable(whole, 12)).toBe(12);
  expect(reachable(whole, 12 + 1e-9)).toBe(12);
  expect(reachable(whole, 12 - 1e-9)).toBe(12);
});

test('a schedule that costs one point more than a whole bound is not proved', () => {
  expect(isProved(whole, { cost: 12, bound: 12 })).toBe(true);
  expect(isProved(whole, { cost: 12, bound: 11.25 })).toBe(true);
  expect(isProved(whole, { cost: 13, bound: 12 })).toBe(false);
});
