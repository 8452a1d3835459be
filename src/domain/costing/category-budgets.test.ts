import { expect, test } from 'vitest';
import { aBill, anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { billsOfPeriod, categoryBudgets } from './category-budgets.ts';

const NOVEMBER = { month: 11, year: 2026 };
const overheads = [
  anOverhead({ category: 'RENT', mode: 'PER_MONTH', cost: 600 }),
  anOverhead({ category: 'RENT', mode: 'PER_MONTH', cost: 50.1 }),
  anOverhead({ category: 'ELECTRIC', mode: 'PER_TRAY', cost: 0.4 }),
];
const overheadLogs = [
  aBill({ category: 'RENT', amount: 610.2 }),
  aBill({ category: 'ELECTRIC', amount: 96 }),
  aBill({ category: 'ELECTRIC', amount: 12.5 }),
  aBill({ category: 'RENT', month: 10, amount: 600 }),
  aBill({ category: 'RENT', year: 2025, amount: 580 }),
];

const november = categoryBudgets(overheads, billsOfPeriod(overheadLogs, NOVEMBER));

test('every category has its place, with or without budgets and bills', () => {
  expect(november.map(({ category }) => category).join(' ')).toBe(
    'EVENTS RENT SOFT_SERVICES WATER ELECTRIC LABOR VEHICLE GENERAL',
  );
});

test.each([
  ['nothing is told', 0, { category: 'EVENTS', monthlyBudget: 0, billed: 0, difference: 0 }],
  [
    'bills of that month alone count',
    1,
    { category: 'RENT', monthlyBudget: 650.1, billed: 610.2, difference: -39.9 },
  ],
  [
    'another budget is no monthly one',
    4,
    { category: 'ELECTRIC', monthlyBudget: 0, billed: 108.5, difference: 108.5 },
  ],
])('monthly budgets are compared with bills: %s', (_what, at, budget) => {
  expect(november[at]).toEqual(budget);
});

test('the bills of a period are those of its month and its year', () => {
  expect(billsOfPeriod(overheadLogs, { month: 10, year: 2026 })).toEqual([overheadLogs[3]]);
});

test('budgets and bills that are told finer than cents are summed up to cents', () => {
  const cost = anOverhead({ cost: 10.004 });
  const summed = { monthlyBudget: 20.01, billed: 3.33, difference: -16.68 };
  expect(categoryBudgets([cost, cost], [aBill({ amount: 3.3333 })])[1]).toEqual({
    category: 'RENT',
    ...summed,
  });
});
