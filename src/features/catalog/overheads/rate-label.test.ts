import { expect, test } from 'vitest';
import { rateDollars, rateLabel } from './rate-label.ts';

test('a budget says what it is counted by', () => {
  expect(rateLabel({ cost: 350, mode: 'PER_MONTH' })).toBe('$350.00 / month');
  expect(rateLabel({ cost: 0.4, mode: 'PER_TRAY' })).toBe('$0.40 / tray');
});

test('parts of a cent are shown, up to four decimals', () => {
  expect(rateDollars(0.005)).toBe('$0.005');
  expect(rateDollars(0.00754)).toBe('$0.0075');
  expect(rateDollars(1200)).toBe('$1,200.00');
});
