import { expect, test } from 'vitest';
import { farmsRefusalWords } from './farms-refusal-text.ts';

test('who removes somebody that is gone already reads nothing of a code', () => {
  expect(farmsRefusalWords(404, 'Not found')).toBe('It is not in this farm any more.');
  expect(farmsRefusalWords(404, 'This code does not count any more')).toBe(
    'This code does not count any more. Ask for a new one.',
  );
});
