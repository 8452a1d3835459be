import { expect, test } from 'vitest';
import { ruleFrom } from './standing-order.ts';

test('a recurring order is on the weekday of its first day; monthly in one of four weeks', () => {
  // 2026-11-27 is the 4th Friday, 2026-11-29 the 5th Sunday.
  const rule = { startDate: '2026-11-27', weekday: 5, interval: 1 };
  expect(ruleFrom('WEEKLY', '2026-11-27')).toEqual({ ...rule, frequency: 'WEEKLY' });
  expect(ruleFrom('MONTHLY_2_4', '2026-11-27')).toEqual({ ...rule, frequency: 'MONTHLY_2_4' });
  expect(ruleFrom('BIWEEKLY', '2026-11-27').interval).toBe(2);
  expect(ruleFrom('MONTHLY_NTH', '2026-11-07')).toMatchObject({ weekday: 6, weekOfMonth: 1 });
  expect(ruleFrom('MONTHLY_NTH', '2026-11-29')).toMatchObject({ weekday: 0, weekOfMonth: 4 });
});
