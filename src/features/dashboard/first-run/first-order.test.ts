import { expect, test } from 'vitest';
import { aSingleProduct, aVariety, someSettings } from '#tests/support/builders/builders.ts';
import {
  BLANK_FIRST_ORDER,
  firstDayOfDraft,
  firstOrder,
  firstOrderProblem,
} from './first-order.ts';

const TODAY = '2026-11-20';
const { planner } = someSettings();
const peaCrop = aVariety({ id: 'pea', name: 'Pea', daysToHarvest: 12 });
const radishCrop = aVariety({ id: 'radish', name: 'Radish', daysToHarvest: 9 });
const varieties = new Map([peaCrop, radishCrop].map((variety) => [variety.id, variety]));
const pea = aSingleProduct(peaCrop);
const radish = aSingleProduct(radishCrop);
const products = [pea, radish];
const draft = { ...BLANK_FIRST_ORDER, customer: ' Corner Bistro ', counts: { [radish.id]: 6 } };

test('the day of a first order is the first on which what it sells is grown', () => {
  expect(firstDayOfDraft(BLANK_FIRST_ORDER, products, varieties, planner, TODAY)).toBe(
    '2026-12-02',
  );
  expect(firstDayOfDraft(draft, products, varieties, planner, TODAY)).toBe('2026-11-29');
});

test('a first order is named for its customer and has a line for what is wanted', () => {
  const made = { id: 'ord_1', createdAt: '2026-11-20T16:00:00.000Z', newItemId: () => 'li_1' };
  const order = firstOrder(draft, products, '2026-11-29', made);
  expect(order).toMatchObject({
    kind: 'ONCE',
    name: 'Corner Bistro',
    customer: 'Corner Bistro',
    date: '2026-11-29',
    items: [{ id: 'li_1', mode: 'PACKAGE', productId: radish.id, count: 6 }],
  });
  expect(firstOrder({ ...draft, isWeekly: true }, products, '2026-11-29', made)).toMatchObject({
    kind: 'RECURRING',
    frequency: 'WEEKLY',
    startDate: '2026-11-29',
    weekday: 0,
  });
});

test('a first order needs a customer, a package and a day on which it can be grown', () => {
  const problem = (change: object) =>
    firstOrderProblem({ ...draft, ...change }, products, '2026-11-29');
  expect(problem({})).toBeNull();
  expect(problem({ customer: '  ' })).toBe('Enter a customer');
  expect(problem({ counts: { [pea.id]: null } })).toBe('Enter the number of packages');
  expect(problem({ date: '2026-11-28' })).toBe('Too early. Choose a later day');
});
