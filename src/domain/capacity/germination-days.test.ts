import { expect, test } from 'vitest';
import { aStep } from '#tests/support/builders/builders.ts';
import { germinationDays } from './germination-days.ts';

const blackout = aStep('BLACKOUT', 4);
const lights = aStep('LIGHTS', 2);
const plant = aStep('PLANT', 0, { dayEnd: 5 });
const legacy = aStep('GERMINATION', 0, { dayEnd: 6 });

test('a germination step of old data says how long, before the planting', () => {
  expect(germinationDays({ steps: [plant, legacy, blackout], daysToHarvest: 10 })).toBe(6);
});

test('else the first day under blackout, dome or lights says it', () => {
  const steps = [aStep('PLANT', 0), aStep('DOME', 0), blackout, lights];
  expect(germinationDays({ steps, daysToHarvest: 10 })).toBe(2);
});

test('else it takes three days', () => {
  expect(germinationDays({ steps: [aStep('WATER', 1)], daysToHarvest: 10 })).toBe(3);
});

test('a single day of germination is believed', () => {
  const short = aStep('PLANT', 0, { dayEnd: 1 });
  expect(germinationDays({ steps: [short, blackout], daysToHarvest: 10 })).toBe(1);
  const early = [aStep('PLANT', 0), aStep('LIGHTS', 1), blackout];
  expect(germinationDays({ steps: early, daysToHarvest: 10 })).toBe(1);
});
