import { expect, test } from 'vitest';
import { labelledDays } from './labelled-days.ts';

const on = (days: number, isPhone = false) => [...labelledDays(days, isPhone)];

test('a few days all have their date, more of them every other one, or one a week', () => {
  expect(on(3)).toEqual([0, 1, 2]);
  expect(on(12)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(on(30)).toEqual([0, 7, 14, 21]);
  expect(on(0)).toEqual([]);
});

test('a phone has room for four', () => {
  expect(on(4, true)).toEqual([0, 1, 2, 3]);
  expect(on(12, true)).toEqual([0, 7]);
  // 21 days to a date; the one of day 63 has still 21 to the edge.
  expect(on(84, true)).toEqual([0, 21, 42, 63]);
  expect(on(62, true)).toEqual([0, 21, 42]);
});

test('the last date has as much room as the others, or is left out', () => {
  // Every other day: that of day 4 would have one day, where a quarter of five is needed.
  expect(on(5, true)).toEqual([0, 2]);
});

test('of many days no more than ten are written', () => {
  expect(on(400)).toEqual([0, 40, 80, 120, 160, 200, 240, 280, 320, 360]);
});
