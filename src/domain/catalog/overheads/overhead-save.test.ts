import { expect, test } from 'vitest';
import type { BillDraft } from './overhead-save.ts';
import {
  billFields,
  overheadFields,
  overheadSaveProblem,
  scenarioFields,
} from './overhead-save.ts';

const NOVEMBER = { month: 11, year: 2026 };
const power: BillDraft = {
  name: ' Power bill ',
  category: 'ELECTRIC',
  month: 10,
  year: 2025,
  amount: 96.5,
  notes: ' paid ',
};

test('a budget or a bill needs a name that is not blank', () => {
  expect(overheadSaveProblem({ name: ' ' })).toBe('Name required');
  expect(overheadSaveProblem({ name: 'Rent' })).toBe(null);
});

test('a cost or an amount that is no number is 0', () => {
  const draft = { name: 'Rent', category: 'RENT', mode: 'PER_MONTH', notes: '' } as const;
  expect(overheadFields({ ...draft, cost: null }).cost).toBe(0);
  expect(billFields({ ...power, amount: null }, NOVEMBER).amount).toBe(0);
});

test('the month of a bill is 1 to 12', () => {
  const monthOf = (month: number) => billFields({ ...power, month }, NOVEMBER).month;
  expect([0, 1, 12, 13].map(monthOf)).toEqual([1, 1, 12, 12]);
});

test('the year of a bill is whole, and that of the period when left blank', () => {
  expect(billFields({ ...power, year: 2025.8 }, NOVEMBER).year).toBe(2025);
  expect(billFields({ ...power, month: null, year: null }, NOVEMBER)).toMatchObject(NOVEMBER);
  expect(billFields({ ...power, year: 10_000 }, NOVEMBER).year).toBe(9999);
  expect(billFields({ ...power, year: -1 }, NOVEMBER).year).toBe(0);
});

test('a scenario has at least one month and nothing below 0', () => {
  const blank = { months: 0, trays: -3, units: null, events: 4, ounces: null, batches: null };
  const saved = { months: 1, trays: 0, units: 0, events: 4, ounces: 0, batches: 0 };
  expect(scenarioFields(blank)).toEqual(saved);
  expect(scenarioFields({ ...blank, months: null }).months).toBe(1);
});
