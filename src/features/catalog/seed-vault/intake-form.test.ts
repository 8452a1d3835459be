import { expect, test } from 'vitest';
import { countProblem, EMPTY_INTAKE, intakeProblem } from './intake-form.ts';

const HINT = 'Pick a variety and enter pounds > 0';

test('seed that came in needs a variety and pounds above 0', () => {
  expect(intakeProblem(EMPTY_INTAKE)).toBe(HINT);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: 'pea', pounds: null })).toBe(HINT);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: 'pea', pounds: 0 })).toBe(HINT);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: 'pea', pounds: -1 })).toBe(HINT);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: null, pounds: 5 })).toBe(HINT);
  expect(intakeProblem({ ...EMPTY_INTAKE, varietyId: 'pea', pounds: 0.25 })).toBeNull();
});

test('a count is 0 or more', () => {
  expect(countProblem(0)).toBeNull();
  expect(countProblem(2.5)).toBeNull();
  expect(countProblem(-0.1)).toBe('Enter the pounds on hand, 0 or more');
  expect(countProblem(null)).toBe('Enter the pounds on hand, 0 or more');
});
