import { expect, test } from 'vitest';
import { anOrder, aRepeatOrder } from '#tests/support/builders/builders.ts';
import { categoryLabel, ORDER_CATEGORIES } from './order.ts';
import { whenLabel } from './when-label.ts';

test('a one-time order names its date', () => {
  expect(whenLabel(anOrder({ date: '2025-03-15' }))).toEqual('Sat 3/15/2025');
  expect(whenLabel(anOrder({ date: null }))).toEqual('No date');
});

test.each([
  [{}, 'Every Saturday'],
  [{ interval: 2 }, 'Every other Saturday'],
  [{ interval: 3 }, 'Every 3 weeks on Saturday'],
  [{ frequency: 'BIWEEKLY' }, 'Every other Saturday'],
  [{ frequency: 'MONTHLY_1_3_5' }, '1st, 3rd & 5th Saturday'],
  [{ frequency: 'MONTHLY_2_4' }, '2nd & 4th Saturday'],
  [{ frequency: 'MONTHLY_NTH', weekOfMonth: 2 }, '2nd Saturday of the month'],
] as const)('a recurring order says how often, and from when: %o is %s', (rule, often) => {
  expect(whenLabel({ ...aRepeatOrder(), ...rule })).toEqual(`${often} from Sat 3/1/2025`);
});

test('a recurring order without a start has no date', () => {
  expect(whenLabel(aRepeatOrder({ startDate: null }))).toEqual('No date');
});

test('every category has its name', () => {
  expect(ORDER_CATEGORIES.map(categoryLabel).join(', ')).toBe(
    'Farmers Market, Restaurant, Residential, Special Event, Internal Use, General',
  );
});
