// `npm test`: everything that decides whether the product is right. The last line is the count.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './ensure-built.mjs';
import { checkNode } from './check-node.mjs';
import { countPlaywright } from './count-playwright.mjs';
import { countVitest } from './count-vitest.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { findChromium } from './find-chromium.mjs';
import { findPostgres } from './find-postgres.mjs';
import { runProgram, tool } from './run-program.mjs';

checkNode();
await ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'mgm-reports-'));

/** The benchmarks that need no browser and no built app. */
const SMALL_JOBS = 'recurrence,plan,merge,reports,yields,simulate,weights,dry-plan';

let passed = 0;
let failed = 0;
const start = performance.now();
const env = {
  CHROMIUM_PATH: await findChromium(),
  POSTGRES_BIN: await findPostgres().catch(tellMissing),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

// Tests of the server wait for its processes. What only reads the sources runs meanwhile.
await Promise.all([
  check('format', [...tool('oxfmt/bin/oxfmt'), '--check']),
  checkSources(),
  runTests(),
]);
// Whether the answers agree, at the smallest sizes; how quick they are decides nothing here.
await Promise.all([
  check('benchmarks, in small', [...script('bench/run.ts'), '--smoke', '--job', SMALL_JOBS]),
  check('soak, in small', [...script('soak/run.ts'), 'devices', 'merge', '--seeds', '2']),
]);
const build = await buildWeb({ quiet: true });
tell('build', build.code === 0 ? { passed: 1, problems: [] } : failure(build));
if (build.code === 0) await runJourneys();

rmSync(reports, { recursive: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** A TypeScript file of the product, run by this very Node. */
function script(path) {
  return [process.execPath, '--import', 'tsx', path];
}

async function checkSources() {
  await check('lint', [...tool('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
  for (const project of ['.', 'src/domain', 'src/state']) {
    await check(`types of ${project}`, [...tool('typescript/bin/tsc'), '-p', project]);
  }
}

/** A check that passes or fails as a whole. */
async function check(name, command) {
  const run = await runProgram(command, { env, quiet: true });
  tell(name, run.code === 0 ? { passed: 1, problems: [] } : failure(run));
}

/** Unit and property tests in Node, and those that need a real browser. */
async function runTests() {
  const file = join(reports, 'vitest.json');
  const run = await runProgram(
    [...tool('vitest/vitest.mjs'), 'run', '--reporter=json', `--outputFile=${file}`],
    { env, quiet: true },
  );
  const report = readReport(file);
  if (!report) return tell('tests', failure(run));
  const inNode = countVitest(report, { browser: false });
  const inBrowser = countVitest(report, { browser: true });
  // An error outside of any test leaves no trace in the report but the exit code.
  const silent = inNode.problems.length + inBrowser.problems.length === 0 && run.code !== 0;
  tell('tests', silent ? { ...inNode, problems: [run.output] } : inNode);
  tell('tests in a browser', inBrowser);
}

/** The journeys through the built product. */
async function runJourneys() {
  const file = join(reports, 'playwright.json');
  const run = await runProgram([...tool('@playwright/test/cli.js'), 'test', '--reporter=json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    quiet: true,
  });
  const report = readReport(file);
  tell('journeys', report ? countPlaywright(report) : failure(run));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A missing program is a failed check; so are the tests that need it, and the others run. */
function tellMissing(error) {
  tell('PostgreSQL', { passed: 0, problems: [error.message] });
  return 'missing';
}

function failure(run) {
  return { passed: 0, problems: [run.output] };
}

function tell(name, result) {
  passed += result.passed;
  failed += result.problems.length;
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(
    `${name}: ${result.passed} passed, ${result.problems.length} failed (at ${seconds} s)\n`,
  );
  for (const problem of result.problems) process.stdout.write(`\n${problem.trim()}\n\n`);
}
