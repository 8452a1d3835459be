import { expect, test } from 'vitest';
import { farmsRefusalText } from './farms-refusal-text.ts';

test('who removes somebody that is gone already reads nothing of a code', () => {
  expect(farmsRefusalText(404, 'Not found')).toBe('It is not in this farm any more.');
  expect(farmsRefusalText(404, 'This code does not count any more')).toBe(
    'This code does not count any more. Ask for a new one.',
  );
});
