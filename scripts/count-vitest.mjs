/** Files whose tests run in a real browser. */
const BROWSER_FILE = /\.browser\.test\.tsx?$/;

/**
 * Counts a report of vitest: a test that did not run counts as failed, so does a file that could
 * not be loaded, and a suite without tests.
 */
export function countVitest(report, { browser }) {
  const files = report.testResults.filter((file) => BROWSER_FILE.test(file.name) === browser);
  const tests = files.flatMap((file) => file.assertionResults);
  const problems = [
    ...files.filter(isBroken).map((file) => `${file.name}\n${file.message}`),
    ...tests.filter((test) => test.status !== 'passed').map(describeTest),
    ...(tests.length === 0 ? ['No test ran.'] : []),
  ];
  return { passed: tests.filter((test) => test.status === 'passed').length, problems };
}

/** A file that failed as a whole instead of through one of its tests. */
function isBroken(file) {
  return (
    file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')
  );
}

function describeTest({ title, status, failureMessages }) {
  return [`${title} (${status})`, ...(failureMessages ?? [])].join('\n');
}
