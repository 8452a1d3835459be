import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { listFiles } from '#tests/support/source/source-tree.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { drawMutants, mutantsAt } from './choose-mutants.ts';
import { isMeant, readEquivalentMutants } from './equivalent-mutants.ts';
import { findMutants } from './find-mutants.ts';
import type { Mutant } from './mutant.ts';
import { mutantLabel } from './mutant.ts';
import { startMutantCompiler } from './mutant-compiler.ts';
import type { Outcome } from './outcome.ts';
import { isAlive, mutantKey } from './outcome.ts';
import { runMutants } from './run-mutants.ts';
import { PROJECT_ROOT } from './start-vitest.ts';
import { verdictOn } from './verdict.ts';

/** The folders whose rules must be felt by tests, each with a floor of its own. */
const FOLDERS = ['src/domain', 'src/state/merge', 'src/state/schema'];

/** Figures of crops, as their sources tell them: a test could only copy them. */
const FIGURES = /\/crops\/(brassica|herb|other)-crops\.ts$/;

const { values } = parseArgs({
  options: {
    /** How many mutants, the same number from each folder. */
    sample: { type: 'string', default: '150' },
    /** Only these of the folders. */
    folder: { type: 'string', multiple: true, default: FOLDERS },
    seed: { type: 'string', default: '1' },
    /** All mutants of a folder, a file or a line (`src/domain/trays/scrub.ts:12`) in place of a sample. */
    at: { type: 'string', multiple: true },
    /** Goes on where a run with the same sample and seed was broken off. */
    resume: { type: 'boolean', default: false },
    /** Goes on, and tries those once more that were alive. */
    retry: { type: 'boolean', default: false },
    results: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    /** Only the tests of this folder or file: quick, while one is being written. */
    tests: { type: 'string', multiple: true, default: [] },
    /** Tests that keep the processor busy for more than so many seconds are left out. */
    'max-test': { type: 'string', default: '5' },
  },
});

const begun = Date.now();
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const results = values.results ?? `dist/mutate/seed-${values.seed}.jsonl`;
const chosen = chooseMutants();

const outcomes = new Map(values.resume || values.retry ? readResults() : []);
if (outcomes.size === 0) rmSync(results, { force: true });
mkdirSync(dirname(results), { recursive: true });
const waiting = chosen.filter((mutant) => {
  const known = outcomes.get(mutantKey(mutant));
  return known === undefined || (values.retry && isAlive(known));
});
print(`${chosen.length} mutants, ${chosen.length - waiting.length} of them known already`);

if (waiting.length > 0) {
  print('All tests run once, to tell which come by which: about two minutes');
  let left = waiting.length;
  await runMutants(waiting, {
    jobs: Number(values.jobs),
    places: values.tests,
    maxTest: 1000 * Number(values['max-test']),
    print,
    done: (outcome) => {
      left -= 1;
      outcomes.set(mutantKey(outcome.mutant), outcome);
      appendFileSync(results, `${JSON.stringify(outcome)}\n`);
      print(`${left} left: ${outcome.end} ${mutantLabel(outcome.mutant)}  ${outcome.feltBy ?? ''}`);
    },
  });
}

const ended = chosen.flatMap((mutant) => outcomes.get(mutantKey(mutant)) ?? []);
const { lines, isPassed } = verdictOn(values.at ? FOLDERS : values.folder, ended);
print(['', ...lines, `${((Date.now() - begun) / 60_000).toFixed(1)} minutes`].join('\n'));
process.exitCode = isPassed ? 0 : 1;

/** Those asked for, without what the compiler refuses. */
function chooseMutants(): readonly Mutant[] {
  const compiler = startMutantCompiler(PROJECT_ROOT, (file) =>
    file.startsWith('src/domain/') ? 'src/domain/tsconfig.json' : 'src/state/tsconfig.json',
  );
  const compiles = (mutant: Mutant): boolean => compiler.compiles(mutant);
  try {
    const drawn = values.at
      ? values.at.flatMap((place) => mutantsAt(FOLDERS.flatMap(mutantsIn), place).filter(compiles))
      : drawSample(Number(values.sample), Number(values.seed), compiles);
    return drawn.map((mutant) =>
      compiler.isOnlyForCompiler(mutant) ? { ...mutant, isOnlyForCompiler: true } : mutant,
    );
  } finally {
    compiler.end();
  }
}

function drawSample(
  count: number,
  seed: number,
  compiles: (mutant: Mutant) => boolean,
): readonly Mutant[] {
  const each = Math.ceil(count / values.folder.length);
  const samples = values.folder.map((folder) =>
    drawMutants(mutantsIn(folder), each, seededDraws(seed), compiles),
  );
  // By turns, so that a run that is broken off tells something of every folder.
  return Array.from({ length: each }, (_, turn) =>
    samples.flatMap((sample) => sample[turn] ?? []),
  ).flat();
}

/** All mutants of a folder but those that change no answer. */
function mutantsIn(folder: string): readonly Mutant[] {
  const equivalents = readEquivalentMutants();
  return listFiles(folder)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !FIGURES.test(file))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return findMutants(file, source).filter(
        (mutant) => !equivalents.some((entry) => isMeant(entry, mutant, source)),
      );
    });
}

function readResults(): [string, Outcome][] {
  if (!existsSync(results)) return [];
  const lines = readFileSync(results, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const outcome = JSON.parse(line) as Outcome;
    return [mutantKey(outcome.mutant), outcome];
  });
}
