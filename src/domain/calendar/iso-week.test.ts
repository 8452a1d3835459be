import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays, daysBetween, isoDate, weekdayOf } from './iso-date.ts';
import { isoWeekOf, mondayOf } from './iso-week.ts';

const anyDay = () => fc.integer({ min: 0, max: 40_000 }).map(isoDate);

test('a week begins on Monday and ends on Sunday', () => {
  expect(isoWeekOf('2025-06-02')).toEqual({ week: '2025-W23', weekStart: '2025-06-02' });
  expect(isoWeekOf('2025-06-08')).toEqual({ week: '2025-W23', weekStart: '2025-06-02' });
  expect(isoWeekOf('2025-06-09')).toEqual({ week: '2025-W24', weekStart: '2025-06-09' });
});

test('days around New Year count to the year that holds the Thursday', () => {
  expect(isoWeekOf('2024-12-30').week).toBe('2025-W01');
  expect(isoWeekOf('2027-01-03')).toEqual({ week: '2026-W53', weekStart: '2026-12-28' });
  expect(isoWeekOf('2027-01-04').week).toBe('2027-W01');
  expect(isoWeekOf('2023-01-01').week).toBe('2022-W52');
});

test('every day is within seven days from the Monday of its week', () => {
  checkLaw([anyDay()], (day) => {
    const monday = mondayOf(day);
    expect(weekdayOf(monday)).toBe(1);
    expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
    expect(daysBetween(monday, day)).toBeLessThan(7);
    expect(isoWeekOf(day)).toEqual(isoWeekOf(monday));
  });
});

test('weeks are numbered one after another, and 1 follows only 52 or 53', () => {
  checkLaw([anyDay()], (day) => {
    const [year, number] = numbers(isoWeekOf(day).week);
    const [nextYear, next] = numbers(isoWeekOf(addDays(day, 7)).week);
    if (nextYear === year) expect(next).toBe(number + 1);
    else expect([nextYear, next, number >= 52]).toEqual([year + 1, 1, true]);
  });
});

function numbers(week: string): readonly [year: number, week: number] {
  return [Number(week.slice(0, 4)), Number(week.slice(6))];
}
