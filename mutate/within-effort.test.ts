import { expect, test } from 'vitest';
import type { MetTest } from './lane-messages.ts';
import { withinEffort } from './within-effort.ts';

const lasting = (effort: number): MetTest => ({
  id: `${effort}`,
  file: 'src/domain/scrub.test.ts',
  effort,
  steps: 0,
  met: [],
  metLoading: [],
});

test('a mutant is tried against the first tests, until they have taken their time together', () => {
  const efforts = [2, 3, 5, 1].map(lasting);
  expect(withinEffort(efforts, 10)).toEqual([lasting(2), lasting(3), lasting(5)]);
  expect(withinEffort(efforts, 11)).toEqual(efforts);
});

test('a mutant that one long test meets is tried against that one', () => {
  expect(withinEffort([lasting(40)], 10)).toEqual([lasting(40)]);
});
