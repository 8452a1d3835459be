import { expect, test } from 'vitest';
import { anOrder, aRepeatOrder } from '#tests/support/builders/builders.ts';
import { nextEvent } from './next-event.ts';

test('a one-time order is next until its day is over', () => {
  const order = anOrder({ date: '2025-03-14' });
  expect(nextEvent(order, '2025-03-01')).toBe('2025-03-14');
  expect(nextEvent(order, '2025-03-14')).toBe('2025-03-14');
  expect(nextEvent(order, '2025-03-15')).toBeNull();
});

test('a recurring order is next on its first event from today on', () => {
  expect(nextEvent(aRepeatOrder(), '2025-03-10')).toBe('2025-03-15');
  expect(nextEvent(aRepeatOrder(), '2025-03-15')).toBe('2025-03-15');
  expect(nextEvent(aRepeatOrder({ startDate: '2026-01-01' }), '2025-03-15')).toBe('2026-01-03');
});

test('rare recurring orders are found however long they pause', () => {
  const rare = aRepeatOrder({ interval: 20 });
  expect(nextEvent(rare, '2025-03-02')).toBe('2025-07-19');
  const fourth = aRepeatOrder({ frequency: 'MONTHLY_NTH', weekOfMonth: 4 });
  expect(nextEvent(fourth, '2025-03-23')).toBe('2025-04-26');
});

test('an order without a date has no next event', () => {
  expect(nextEvent(anOrder({ date: null }), '2025-03-01')).toBeNull();
  expect(nextEvent(aRepeatOrder({ startDate: null }), '2025-03-01')).toBeNull();
});
