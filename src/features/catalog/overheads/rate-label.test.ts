import { expect, test } from 'vitest';
import { rateDollars } from './rate-label.ts';

test('parts of a cent are shown, up to four decimals', () => {
  expect(rateDollars(0.005)).toBe('$0.005');
  expect(rateDollars(0.00754)).toBe('$0.0075');
  expect(rateDollars(1200)).toBe('$1,200.00');
});
