import { expect, test } from 'vitest';
import { windowDays } from './capacity.ts';

test('the window is 1 to 60 days, and 14 when it was left blank', () => {
  expect(windowDays(null)).toBe(14);
  expect(windowDays(Number.NaN)).toBe(14);
  expect(windowDays(0)).toBe(1);
  expect(windowDays(30)).toBe(30);
  expect(windowDays(61)).toBe(60);
});
