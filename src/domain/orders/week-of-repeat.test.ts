import { expect, test } from 'vitest';
import { weekOfRepeat } from './week-of-repeat.ts';

test('the week of the month changes every seven days, and a 5th counts as the 4th', () => {
  const weeks = ['01', '07', '08', '14', '15', '21', '22', '28', '29', '31'].map((day) =>
    weekOfRepeat(`2026-12-${day}`),
  );
  expect(weeks).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4, 4]);
});
