import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import {
  addDays,
  addMonths,
  dayNumber,
  daysBetween,
  isIsoDate,
  isoDate,
  weekdayOf,
  weekOfMonth,
} from './iso-date.ts';

test('day 0 is 1 January 1970, a Thursday', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(isoDate(-1)).toBe('1969-12-31');
  expect(weekdayOf('1970-01-01')).toBe(4);
});

test('days are added over months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-02-28', 1)).toBe('2025-03-01');
  expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  expect(addDays('2000-02-29', 1)).toBe('2000-03-01');
});

test('a day is one day long also where clocks change', () => {
  expect(daysBetween('2025-03-08', '2025-03-10')).toBe(2);
  expect(daysBetween('2025-11-03', '2025-11-01')).toBe(-2);
});

test('months are counted from the original day and clamped to the end of the month', () => {
  expect(addMonths('2025-01-31', 1)).toBe('2025-02-28');
  expect(addMonths('2025-01-31', 2)).toBe('2025-03-31');
  expect(addMonths('2025-12-15', 1)).toBe('2026-01-15');
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
});

test('the week of a month is the day divided by 7, rounded up', () => {
  expect(weekOfMonth('2025-03-07')).toBe(1);
  expect(weekOfMonth('2025-03-08')).toBe(2);
  expect(weekOfMonth('2025-03-29')).toBe(5);
});

test('only real days in the ISO form are ISO dates', () => {
  expect(isIsoDate('2024-02-29')).toBe(true);
  expect(isIsoDate('2025-02-29')).toBe(false);
  expect(isIsoDate('2025-13-01')).toBe(false);
  expect(isIsoDate('2025-3-1')).toBe(false);
  expect(isIsoDate('2025-03-01T00:00:00Z')).toBe(false);
});

test('every day number makes a real date that gives the number back', () => {
  checkLaw([fc.integer({ min: -200_000, max: 200_000 })], (number) => {
    const iso = isoDate(number);
    expect(isIsoDate(iso)).toBe(true);
    expect(dayNumber(iso)).toBe(number);
  });
});

test('days agree with the calendar of the platform', () => {
  checkLaw([fc.integer({ min: -200_000, max: 200_000 })], (number) => {
    const platform = new Date(number * 86_400_000);
    expect(isoDate(number)).toBe(platform.toISOString().slice(0, 10));
    expect(weekdayOf(isoDate(number))).toBe(platform.getUTCDay());
  });
});
