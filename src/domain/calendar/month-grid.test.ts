import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { daysBetween, weekdayOf } from './iso-date.ts';
import {
  firstDayOf,
  isIsoMonth,
  monthLabel,
  monthOf,
  monthWeeks,
  monthsLater,
  weekdaysFrom,
} from './month-grid.ts';

test('a month takes four to six weeks', () => {
  expect(monthWeeks('2026-02')).toHaveLength(4);
  // It begins on a Sunday, and its 29th is one more.
  expect(monthWeeks('2032-02')).toHaveLength(5);
  expect(monthWeeks('2025-03')).toHaveLength(6);
  // Weeks run Sunday to Saturday and reach into the months around.
  expect(monthWeeks('2025-03')[0]?.[0]).toBe('2025-02-23');
  expect(monthWeeks('2026-11').at(-1)?.at(-1)).toBe('2026-12-05');
});

test('the grid holds every day of its month once, without a gap', () => {
  checkLaw([fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 })], (y, m) => {
    const month = `${y}-${String(m).padStart(2, '0')}`;
    const days = monthWeeks(month).flat();
    expect(
      days.filter((day, index) => index > 0 && daysBetween(days[index - 1] ?? day, day) !== 1),
    ).toEqual([]);
    expect(weekdayOf(days[0] ?? '')).toBe(0);
    expect(weekdayOf(days.at(-1) ?? '')).toBe(6);
    expect(days).toContain(firstDayOf(month));
    expect(days).not.toContain(firstDayOf(monthsLater(month, 2)));
    expect(monthOf(days[6] ?? '')).toBe(month);
  });
});

test('months are counted across the end of a year', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01');
  expect(monthsLater('2026-01', -1)).toBe('2025-12');
});

test('a month is written out', () => {
  expect(monthLabel('2025-03')).toBe('March 2025');
});

test('only a real month of our centuries counts as one', () => {
  expect(['2026-11', '1900-01'].map(isIsoMonth)).toEqual([true, true]);
  expect(['2026-13', '2026-00', '2026-1', '0001-01', '2026-11-20', ''].some(isIsoMonth)).toBe(
    false,
  );
});

test('a week runs from the day on which it starts', () => {
  expect(weekdaysFrom(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
});
