import { expect, test } from 'vitest';
import { dueMark } from './due-mark.ts';

test('an order is late from the day after it is due, and this week until the week is over', () => {
  // Friday.
  const marks = (dueAt: string | null, weekStartsOn: 0 | 1 = 1) =>
    dueMark({ status: 'pending', dueAt }, '2026-11-20', weekStartsOn);
  expect([marks('2026-11-19'), marks('2026-11-20')]).toEqual(['Late', 'This week']);
  expect([marks('2026-11-22'), marks('2026-11-23')]).toEqual(['This week', null]);
  // A week from Sunday on ends on Saturday.
  expect([marks('2026-11-21', 0), marks('2026-11-22', 0)]).toEqual(['This week', null]);
  expect(marks(null)).toBeNull();
});

test('what is fulfilled or cancelled is not waited for', () => {
  expect(dueMark({ status: 'fulfilled', dueAt: '2026-11-01' }, '2026-11-20', 1)).toBeNull();
  expect(dueMark({ status: 'cancelled', dueAt: '2026-11-20' }, '2026-11-20', 1)).toBeNull();
});
