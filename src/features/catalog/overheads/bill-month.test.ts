import { expect, test } from 'vitest';
import { billMonth } from './bill-month.ts';

test('a month and a year make a month of the calendar', () => {
  expect(billMonth(3, 2026)).toBe('2026-03');
  expect(billMonth(12, 2025)).toBe('2025-12');
});

test('a year that is still typed makes none', () => {
  expect([billMonth(3, 202), billMonth(3, null), billMonth(null, 2026)]).toEqual([
    null,
    null,
    null,
  ]);
});
