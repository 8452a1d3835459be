import { expect, test } from 'vitest';
import { pendingWords } from './pending-text.ts';

test('events that are not in the calendar yet are counted, with the reason', () => {
  expect(pendingWords(3, null)).toBe('3 events pending');
  expect(pendingWords(1, 'No network')).toBe('1 event pending, last error: No network');
  expect(pendingWords(0, 'No network')).toBe('Last error: No network');
  expect(pendingWords(0, null)).toBe('');
});
