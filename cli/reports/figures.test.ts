import { expect, test } from 'vitest';
import { dollars } from './figures.ts';

test('a minus stands before the dollar sign, and never before nothing', () => {
  expect([4.25, -4.25, -0.001, 0].map(dollars)).toEqual(['$4.25', '-$4.25', '$0.00', '$0.00']);
});
