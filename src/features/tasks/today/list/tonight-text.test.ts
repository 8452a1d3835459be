import { expect, test } from 'vitest';
import { tonightText } from './tonight-text.ts';

test('a soak goes in its hours before the morning', () => {
  expect(tonightText(12, 6)).toBe('Start by 6 pm, ready by 6 am');
  expect(tonightText(8, 6)).toBe('Start by 10 pm, ready by 6 am');
  expect(tonightText(7.5, 6)).toBe('Start by 10:30 pm, ready by 6 am');
  expect(tonightText(18, 6)).toBe('Start by 12 pm, ready by 6 am');
  expect(tonightText(6, 6)).toBe('Start by 12 am, ready by 6 am');
  expect(tonightText(23, 0)).toBe('Start by 1 am, ready by 12 am');
});

test('where work begins late, a short soak goes in on the day itself', () => {
  expect(tonightText(6, 14)).toBe('Start by 8 am tomorrow, ready by 2 pm');
});
