import { expect, test } from 'vitest';
import { aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import type { DryLoad } from './dry-load.ts';
import { overlappingLoads } from './overlapping-loads.ts';

const load = (id: string, startISO: string, more: Partial<DryLoad> = {}) =>
  aDryLoad({ id, dryerId: 'd1', startISO, cycleDays: 2, ...more });

const found = (...loads: readonly DryLoad[]) => [...overlappingLoads(loads)];

test('two loads in one dryer at the same time are both reported', () => {
  const first = load('a', '2025-03-10');
  expect(found(first, load('b', '2025-03-11'))).toEqual(['a', 'b']);
  expect(found(first, load('b', '2025-03-10'))).toEqual(['a', 'b']);
  // The first is dry on the 12th, and its dryer free again.
  expect(found(first, load('b', '2025-03-12'))).toEqual([]);
  expect(found(first, load('b', '2025-03-11', { dryerId: 'd2' }))).toEqual([]);
});

test('finished and canceled loads, and those without a dryer, never overlap', () => {
  const first = load('a', '2025-03-10');
  expect(found(first, load('b', '2025-03-11', { status: 'CANCELLED' }))).toEqual([]);
  expect(found(first, load('b', '2025-03-11', { status: 'DONE' }))).toEqual([]);
  expect(found(first, load('b', '2025-03-11', { status: 'RUNNING' }))).toEqual(['a', 'b']);
  const nowhere = { dryerId: '' };
  expect(found(load('a', '2025-03-10', nowhere), load('b', '2025-03-11', nowhere))).toEqual([]);
});
