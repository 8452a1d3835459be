import { expect, test } from 'vitest';
import { tonightText } from './tonight-text.ts';

test.each([
  [12, 6, 'Start by 6 pm, ready by 6 am'],
  [8, 6, 'Start by 10 pm, ready by 6 am'],
  [7.5, 6, 'Start by 10:30 pm, ready by 6 am'],
  [18, 6, 'Start by 12 pm, ready by 6 am'],
  [6, 6, 'Start by 12 am, ready by 6 am'],
  [23, 0, 'Start by 1 am, ready by 12 am'],
  // Where work begins late, a short soak goes in on the day itself.
  [6, 14, 'Start by 8 am tomorrow, ready by 2 pm'],
])('a soak of %f hours for work from %i o’clock on: %s', (hours, morning, text) => {
  expect(tonightText(hours, morning)).toBe(text);
});
