import { expect, test } from 'vitest';
import { labelledDays } from './labelled-days.ts';

test.each([
  ['a few days all have their date', 3, false, [0, 1, 2]],
  ['more of them have every other one', 12, false, [0, 2, 4, 6, 8, 10]],
  ['or one a week', 30, false, [0, 7, 14, 21]],
  ['no days have none', 0, false, []],
  [
    'of many no more than ten are written',
    400,
    false,
    [0, 40, 80, 120, 160, 200, 240, 280, 320, 360],
  ],
  ['a phone has room for four', 4, true, [0, 1, 2, 3]],
  ['a phone has room for one a week', 12, true, [0, 7]],
  // 21 days to a date; the one of day 63 has still 21 to the edge.
  ['the last date has as much room as the others', 84, true, [0, 21, 42, 63]],
  ['or the last is left out', 62, true, [0, 21, 42]],
  // Every other day: that of day 4 would have one day, where a quarter of five is needed.
  ['it is left out where a day is too little', 5, true, [0, 2]],
])('%s', (_rule, days, isPhone, written) => {
  expect([...labelledDays(days, isPhone)]).toEqual(written);
});
