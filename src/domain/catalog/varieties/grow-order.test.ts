import { expect, test } from 'vitest';
import { aStep } from '#tests/support/builders/builders.ts';
import { growOrder } from './grow-order.ts';

const typesOf = (...steps: Parameters<typeof growOrder>[0][number][]) =>
  growOrder(steps)
    .map(({ type }) => type)
    .join(' ');

test('germination of old data follows its planting, before all else of that day', () => {
  const steps = [aStep('MIST', 0), aStep('GERMINATION', 0), aStep('PLANT', 0)];
  expect(typesOf(...steps)).toBe('PLANT GERMINATION MIST');
});

test('steps of unknown kinds are last on their day', () => {
  const odd = { ...aStep('MIST', 1), type: 'SING' as 'MIST' };
  const steps = [odd, aStep('HARVEST', 1), aStep('SOAK', 0), aStep('MIST', 1)];
  expect(typesOf(...steps)).toBe('SOAK MIST HARVEST SING');
});
