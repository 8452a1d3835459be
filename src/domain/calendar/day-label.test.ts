import { expect, test } from 'vitest';
import { dateLabel, dayLabel, shortDayLabel, writeUsDay } from './day-label.ts';

test('a day label has the full weekday, no comma, no leading zeros, no year', () => {
  expect(dayLabel('2023-03-14')).toBe('Tuesday 3/14');
  expect(dayLabel('2025-03-05')).toBe('Wednesday 3/5');
});

test('after a dash a day is written with a comma', () => {
  expect(writeUsDay('2025-03-14', 'title')).toBe('Friday, 3/14');
});

test('a short day label has three letters of the weekday', () => {
  expect(shortDayLabel('2023-03-14')).toBe('Tue 3/14');
});

test('a date label names the year too', () => {
  expect(dateLabel('2025-03-15')).toBe('Sat 3/15/2025');
});
