import { expect, test } from 'vitest';
import { newOrderDraft, pickFirstEvent } from './order-draft.ts';

const made = { id: 'ord_1', itemId: 'li_1', createdAt: '2026-11-20T15:00:00.000Z' };
const aDraft = (today = '2026-11-20') => newOrderDraft('orders', 'RECURRING', today, made);

test('a new order is for today, a new standing order for every Saturday from the next one', () => {
  expect(aDraft()).toMatchObject({
    date: '2026-11-20',
    startDate: '2026-11-21',
    weekday: 6,
    frequency: 'WEEKLY',
    orderCategory: 'GENERAL',
  });
});

test('on a Saturday the next Saturday is a week away', () => {
  expect(aDraft('2026-11-21').startDate).toBe('2026-11-28');
});

test('a first event after the 28th counts as the 4th week', () => {
  expect(pickFirstEvent(aDraft(), '2026-10-30')).toMatchObject({ weekday: 5, weekOfMonth: 4 });
});

test('clearing the first event keeps the weekday', () => {
  expect(pickFirstEvent(aDraft(), null)).toMatchObject({ startDate: null, weekday: 6 });
});
