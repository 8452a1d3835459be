import { expect, test } from 'vitest';
import { anOrder, aRepeatOrder } from '#tests/support/builders/builders.ts';
import { categoryLabel, ORDER_CATEGORIES } from './category-label.ts';
import { whenLabel } from './when-label.ts';

test('a one-time order names its date', () => {
  expect(whenLabel(anOrder({ date: '2025-03-15' }))).toEqual('Sat 3/15/2025');
  expect(whenLabel(anOrder({ date: null }))).toEqual('No date');
});

test('a recurring order says how often, and from when', () => {
  const from = ' from Sat 3/1/2025';
  const order = aRepeatOrder();
  expect(whenLabel(order)).toEqual(`Every Saturday${from}`);
  expect(whenLabel({ ...order, interval: 2 })).toEqual(`Every other Saturday${from}`);
  expect(whenLabel({ ...order, interval: 3 })).toEqual(`Every 3 weeks on Saturday${from}`);
  expect(whenLabel({ ...order, frequency: 'BIWEEKLY' })).toEqual(`Every other Saturday${from}`);
  expect(whenLabel({ ...order, frequency: 'MONTHLY_1_3_5' })).toEqual(
    `1st, 3rd & 5th Saturday${from}`,
  );
  expect(whenLabel({ ...order, frequency: 'MONTHLY_2_4' })).toEqual(`2nd & 4th Saturday${from}`);
  expect(whenLabel({ ...order, frequency: 'MONTHLY_NTH', weekOfMonth: 2 })).toEqual(
    `2nd Saturday of the month${from}`,
  );
});

test('a recurring order without a start has no date', () => {
  expect(whenLabel(aRepeatOrder({ startDate: null }))).toEqual('No date');
});

test('every category has its name', () => {
  expect(ORDER_CATEGORIES.map(categoryLabel)).toEqual([
    'Farmers Market',
    'Restaurant',
    'Residential',
    'Special Event',
    'Internal Use',
    'General',
  ]);
});
