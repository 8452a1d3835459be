import { expect, test } from 'vitest';
import { farmsRefusalText } from './farms-refusal-text.ts';

test('who removes somebody that is gone already reads nothing of a code', () => {
  expect(farmsRefusalText(404, 'Not found')).toBe('No longer part of this farm.');
});
