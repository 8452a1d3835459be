import { expect, test } from 'vitest';
import { readTargetMargin } from './use-package-prices.ts';

test('a wished margin is remembered; nonsense and what no price earns are not', () => {
  expect(readTargetMargin(null)).toBe(60);
  expect(readTargetMargin('45.5')).toBe(45.5);
  expect(readTargetMargin('null')).toBeNull();
  expect(readTargetMargin('100')).toBeNull();
});
