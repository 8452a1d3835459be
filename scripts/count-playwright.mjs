import { stripVTControlCharacters } from 'node:util';

/**
 * Counts a report of Playwright: a journey that was skipped or passed only at a second try counts
 * as failed, so does an error outside of the journeys, and a run without any.
 */
export function countPlaywright(report) {
  const tests = report.suites.flatMap(testsOf);
  const problems = [
    ...report.errors.map((error) => error.message ?? String(error)),
    ...tests.filter(({ test }) => test.status !== 'expected').map(describeJourney),
    ...(tests.length === 0 ? ['No journey ran.'] : []),
  ];
  return { passed: tests.filter(({ test }) => test.status === 'expected').length, problems };
}

function testsOf(suite) {
  const own = (suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

function describeJourney({ spec, test }) {
  const errors = test.results.flatMap((result) => result.errors.map((error) => error.message));
  const title = `[${test.projectName}] ${spec.file}: ${spec.title} (${test.status})`;
  return stripVTControlCharacters([title, ...errors].join('\n'));
}
