import { expect, test } from 'vitest';
import { cameBeforeText, countProblem, EMPTY_INTAKE, intakeProblem } from './intake-form.ts';

test('seed that came in needs a variety and pounds above 0', () => {
  const hint = 'Pick a variety and enter pounds > 0';
  for (const pounds of [null, 0, -1])
    expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: 'pea', pounds })).toBe(hint);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: null, pounds: 5 })).toBe(hint);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: 'pea', pounds: 0.25 })).toBeNull();
});

test('what a bag says is kept with its lot, which may have come in before', () => {
  const bag = { ...EMPTY_INTAKE, varietyId: 'pea', pounds: 5, supplier: 'Juniper Seed' };
  expect(intakeProblem(bag)).toBe('Enter the lot of the bag');
  expect(intakeProblem({ ...bag, lot: 'RB-2291' })).toBeNull();
  expect(cameBeforeText(' RB-2291', '11/2')).toBe('RB-2291 came in before, 11/2');
});

test('a count is 0 or more', () => {
  expect(countProblem(0)).toBeNull();
  expect(countProblem(2.5)).toBeNull();
  expect(countProblem(-0.1)).toBe('Enter the pounds on hand, 0 or more');
  expect(countProblem(null)).toBe('Enter the pounds on hand, 0 or more');
});
