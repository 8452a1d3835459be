import { expect, test } from 'vitest';
import { dollars } from './report.ts';

test('a minus is before the dollar sign, and never before 0', () => {
  expect([4.25, -4.25, -0.001, 0].map(dollars)).toEqual(['$4.25', '-$4.25', '$0.00', '$0.00']);
});
