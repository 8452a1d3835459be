import { expect, test } from 'vitest';
import { changeLabel } from './change-label.ts';

test('a change has its sign, no change has none', () => {
  expect(changeLabel(1.2)).toBe('+$1.20');
  expect(changeLabel(-0.404)).toBe('−$0.40');
  expect(changeLabel(0)).toBe('$0.00');
  expect(changeLabel(-0.001)).toBe('$0.00');
});

test('the first of a history has a dash', () => {
  expect(changeLabel(null)).toBe('—');
});
