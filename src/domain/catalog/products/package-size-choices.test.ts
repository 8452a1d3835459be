import { expect, test } from 'vitest';
import { packageSizeChoices } from './package-size-choices.ts';

test('the usual package sizes are offered', () => {
  expect(packageSizeChoices([2, 4])).toEqual([1, 2, 4, 6, 8, 16]);
});

test('an unusual size that is stored stays on offer', () => {
  expect(packageSizeChoices([3])).toEqual([1, 2, 3, 4, 6, 8, 16]);
});
