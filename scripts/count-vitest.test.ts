import { expect, test } from 'vitest';
import { countVitest } from './count-vitest.mjs';

const aTest = (status: string) => ({ title: 'trays cover demand', status, failureMessages: [] });
const aFile = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map(aTest),
});

test('only a test that ran and passed counts as passed', () => {
  const report = { testResults: [aFile('a.test.ts', 'passed', 'failed', 'skipped', 'todo')] };
  const { passed, problems } = countVitest(report, { browser: false });
  expect(passed).toBe(1);
  expect(problems).toEqual([
    'trays cover demand (failed)',
    'trays cover demand (skipped)',
    'trays cover demand (todo)',
  ]);
});

test('a file that cannot be loaded is one failure, told with its reason', () => {
  const broken = { ...aFile('b.test.ts'), status: 'failed', message: 'No such module' };
  const report = { testResults: [aFile('a.test.ts', 'passed'), broken] };
  expect(countVitest(report, { browser: false }).problems).toEqual(['b.test.ts\nNo such module']);
});

test('a suite without tests is a failure', () => {
  const report = { testResults: [aFile('a.test.ts', 'passed')] };
  expect(countVitest(report, { browser: true })).toEqual({ passed: 0, problems: ['No test ran.'] });
});

test('tests in the browser are counted apart', () => {
  const report = {
    testResults: [aFile('a.test.ts', 'passed'), aFile('log.browser.test.ts', 'passed', 'passed')],
  };
  expect(countVitest(report, { browser: false }).passed).toBe(1);
  expect(countVitest(report, { browser: true }).passed).toBe(2);
});
