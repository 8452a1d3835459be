import { expect, test } from 'vitest';
import { weekdaysFrom } from './weekdays-from.ts';

test('a week runs from the day on which it starts', () => {
  expect(weekdaysFrom(0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 0]);
});
