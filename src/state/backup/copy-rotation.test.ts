import { expect, test } from 'vitest';
import { untilNextCopy } from './copy-rotation.ts';

const MINUTE = 60_000;

test('the next copy is a quarter of an hour after the newest', () => {
  expect(untilNextCopy(null, 5)).toBe(0);
  expect(untilNextCopy(0, 0)).toBe(15 * MINUTE);
  expect(untilNextCopy(0, 15 * MINUTE - 1)).toBe(1);
  expect(untilNextCopy(0, 15 * MINUTE)).toBe(0);
});

test('a clock that was set back holds no copy up', () => {
  expect(untilNextCopy(86_400_000, 5)).toBe(0);
});
