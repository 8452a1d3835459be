import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { listFiles } from '#tests/support/source/source-tree.ts';

const STRYKER = 'mutate/stryker/node_modules/@stryker-mutator/core/bin/stryker.js';

/** The folders whose rules must be felt by tests. */
const FOLDERS = ['src/domain', 'src/state/merge', 'src/state/schema'];

/** Figures of crops, as their sources tell them: a test could only copy them. */
const FIGURES = /\/crops\/(brassica|herb|other)-crops\.ts$/;

const { values } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: FOLDERS },
    /** How many lines are drawn from each folder. */
    lines: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    /** All mistakes of files or lines (`src/domain/trays/*.ts`, `…/scrub.ts:12-20`) in place of drawn ones. */
    at: { type: 'string', multiple: true },
    /** Only the tests below this folder: quick, while one is being written. */
    tests: { type: 'string', default: 'src/{domain,state}' },
  },
});

// Not among the packages that every grower installs.
if (!existsSync(STRYKER)) run('npm ci --prefix mutate/stryker', { shell: true });
const places = [...(values.at ?? values.folder.flatMap(drawLines)), '!**/*.test.ts'];
process.exitCode = run(process.execPath, {
  words: [STRYKER, 'run', 'mutate/stryker/stryker.config.json', '--mutate', places.join(',')],
});

/** Lines of a folder's rules, as Stryker names them. */
function drawLines(folder: string): readonly string[] {
  const draws = seededDraws(Number(values.seed));
  const all = listFiles(folder)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !FIGURES.test(file))
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((_, at) => `${file}:${at + 1}-${at + 1}`),
    );
  return Array.from({ length: Number(values.lines) }, () => draws.pick(all));
}

function run(command: string, { words = [] as readonly string[], shell = false }): number {
  const env = { ...process.env, TESTS_BELOW: values.tests };
  return spawnSync(command, words, { stdio: 'inherit', shell, env }).status ?? 1;
}
