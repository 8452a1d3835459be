import { expect, test } from 'vitest';
import { localDay } from './local-day.ts';

test('the day is the one on the wall, not the one in Greenwich', () => {
  expect(localDay(new Date(2026, 10, 20, 23, 59).getTime())).toBe('2026-11-20');
  expect(localDay(new Date(2026, 0, 5, 0, 0).getTime())).toBe('2026-01-05');
});
