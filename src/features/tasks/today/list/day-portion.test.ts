import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { dayPortion } from './day-portion.ts';

const TODAY = '2025-03-10';

/** A day so many days from today. */
function aDay(from: number, openCount: number): TaskDay {
  return { dateISO: addDays(TODAY, from), tasks: [], openCount };
}

const archived = Array.from({ length: 40 }, (_, index) => aDay(index - 40, 0));
const listed = [aDay(-50, 1), ...archived, aDay(0, 2), aDay(1, 0)];

test('each step adds a month of done days, until there is nothing earlier', () => {
  expect(dayPortion(listed, TODAY, 1).days.length).toBe(1 + 37 + 2);
  expect(dayPortion(listed, TODAY, 2)).toEqual({ days: listed, hasEarlier: false });
});
