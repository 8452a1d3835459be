import { expect, test } from 'vitest';
import { pendingText } from './google-section.tsx';

test('events that are not in the calendar yet are counted, with the reason', () => {
  expect(pendingText(3, null)).toBe('3 events pending');
  expect(pendingText(1, 'No network')).toBe('1 event pending, last error: No network');
  expect(pendingText(0, 'No network')).toBe('Last error: No network');
  expect(pendingText(0, null)).toBe('');
});
