import { expect, test } from 'vitest';
import { readWishedMargin } from './read-wished-margin.ts';

test('a wished margin is remembered; nonsense and what no price earns are not', () => {
  expect(readWishedMargin(null)).toBe(60);
  expect(readWishedMargin('45.5')).toBe(45.5);
  expect(readWishedMargin('null')).toBeNull();
  expect(readWishedMargin('100')).toBeNull();
});
