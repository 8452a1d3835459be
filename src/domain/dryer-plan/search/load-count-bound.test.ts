import { expect, test } from 'vitest';
import { aDryModel } from '#tests/support/builders/dry-model-builders.ts';
import { loadCountBound } from './find-loads.ts';

test('seven trays need one load of seven shelves, eight need two', () => {
  expect(loadCountBound(aDryModel([[0, 7]]))).toBe(10);
  expect(loadCountBound(aDryModel([[0, 8]]))).toBe(20);
});

test('what no dryer takes needs no load', () => {
  expect(loadCountBound(aDryModel([[2, 5]]))).toBe(0);
});
