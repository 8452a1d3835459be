import { expect, test } from 'vitest';
import { countPlaywright } from './count-playwright.mjs';

const aJourney = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'orders.spec.ts',
  tests: [
    {
      projectName: 'laptop',
      status,
      results: [{ errors: messages.map((message) => ({ message })) }],
    },
  ],
});

test('journeys are counted through all groups; skipped and flaky ones fail', () => {
  const report = {
    errors: [],
    suites: [
      {
        specs: [aJourney('an order is saved', 'expected')],
        suites: [
          {
            specs: [
              aJourney('an order is cloned', 'skipped'),
              aJourney('an order is deleted', 'flaky', 'too late'),
            ],
          },
        ],
      },
    ],
  };
  const { passed, problems } = countPlaywright(report);
  expect(passed).toBe(1);
  expect(problems).toEqual([
    '[laptop] orders.spec.ts: an order is cloned (skipped)',
    '[laptop] orders.spec.ts: an order is deleted (flaky)\ntoo late',
  ]);
});

test('an error outside of the journeys, and a run without any, fail', () => {
  const report = { errors: [{ message: 'The server did not start' }], suites: [] };
  expect(countPlaywright(report)).toEqual({
    passed: 0,
    problems: ['The server did not start', 'No journey ran.'],
  });
});
