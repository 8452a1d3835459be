import { expect, test } from 'vitest';
import { germinationStack } from './germination-stack.ts';

test('trays under weight are stacked up to the limit, 4 when it makes no sense', () => {
  expect(germinationStack(['Pea'], 'WEIGHTED', 6)).toBe(6);
  expect(germinationStack(['Pea'], 'WEIGHTED', 0)).toBe(4);
});

test('unweighted and covered trays use a slot each', () => {
  expect(germinationStack(['Arugula'], 'UNWEIGHTED', 4)).toBe(1);
  expect(germinationStack(['Cilantro'], 'COVERED', 4)).toBe(1);
});

test('radish stacks four high in every mode, whatever the limit', () => {
  expect(germinationStack(['Daikon RADISH'], 'COVERED', 2)).toBe(4);
  expect(germinationStack(['Rambo Radish'], 'WEIGHTED', 6)).toBe(4);
});
