import { expect, test } from 'vitest';
import { seedOnHand } from './seed-on-hand.ts';

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
});

test('seed used beyond what came in shows as a shortage', () => {
  expect(seedOnHand([movement('pea', -1.5)], 'pea')).toBe(-1.5);
});
