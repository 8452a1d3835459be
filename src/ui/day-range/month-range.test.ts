import { expect, test } from 'vitest';
import { monthRangeOf, recentMonths, wholeMonthLabel } from './month-range.ts';

test('a month is all of its days', () => {
  expect(monthRangeOf('2026-11-20')).toEqual({
    label: 'November',
    range: { from: '2026-11-01', to: '2026-11-30' },
  });
  expect(monthRangeOf('2028-02-01').range).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthRangeOf('2026-12-31').range.to).toBe('2026-12-31');
});

test('the month before stands beside the current one, also in January', () => {
  expect(recentMonths('2027-01-03').map(({ label }) => label)).toEqual(['December', 'January']);
});

test('only a whole month is called by its name', () => {
  expect(wholeMonthLabel({ from: '2026-11-01', to: '2026-11-30' })).toBe('November 2026');
  expect(wholeMonthLabel({ from: '2026-11-01', to: '2026-11-29' })).toBeNull();
  expect(wholeMonthLabel({ from: '2026-11-02', to: '2026-11-30' })).toBeNull();
  expect(wholeMonthLabel({ from: null, to: '2026-11-30' })).toBeNull();
});
