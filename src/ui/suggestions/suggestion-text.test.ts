import { expect, test } from 'vitest';
import { bufferSuggestionText } from './suggestion-text.ts';

test('a buffer that was short at every harvest says so in words', () => {
  const proposal = { percent: 12, shortOneIn: 1, harvests: 8 };
  expect(bufferSuggestionText(proposal, 6, 1)).toBe(
    '12% instead of 6%: 1 more tray per week, short in 1 of 20 harvests instead of every one',
  );
});

test('a buffer is proposed with what it changes', () => {
  expect(bufferSuggestionText({ percent: 12, shortOneIn: 6 }, 6, 1)).toBe(
    '12% instead of 6%: 1 more tray per week, short in 1 of 20 harvests instead of 1 of 6',
  );
  expect(bufferSuggestionText({ percent: 4, shortOneIn: null }, 6.5, -2)).toBe(
    '4% instead of 6.5%: 2 fewer trays per week, short in 1 of 20 harvests instead of none so far',
  );
  expect(bufferSuggestionText({ percent: 8, shortOneIn: 9 }, 6, 0)).toBe(
    '8% instead of 6%: short in 1 of 20 harvests instead of 1 of 9',
  );
});
