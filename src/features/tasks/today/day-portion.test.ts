import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/day-number.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { dayPortion } from './day-portion.ts';

const TODAY = '2025-03-10';

/** A day so many days from today. */
function aDay(from: number, openCount: number): TaskDay {
  return { dateISO: addDays(TODAY, from), tasks: [], openCount };
}

const archived = Array.from({ length: 40 }, (_, index) => aDay(index - 40, 0));
const listed = [aDay(-50, 1), ...archived, aDay(0, 2), aDay(1, 0)];

test('a week of done days is shown at first, every late day, today and what comes', () => {
  const { days, hasEarlier } = dayPortion(listed, TODAY, 0);
  expect(days.map((day) => day.dateISO)).toEqual([
    '2025-01-19',
    '2025-03-03',
    '2025-03-04',
    '2025-03-05',
    '2025-03-06',
    '2025-03-07',
    '2025-03-08',
    '2025-03-09',
    '2025-03-10',
    '2025-03-11',
  ]);
  expect(hasEarlier).toBe(true);
});

test('each step adds a month of done days, until there is nothing earlier', () => {
  expect(dayPortion(listed, TODAY, 1).days.length).toBe(1 + 37 + 2);
  expect(dayPortion(listed, TODAY, 2)).toEqual({ days: listed, hasEarlier: false });
});
