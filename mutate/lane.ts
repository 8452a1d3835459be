// One process that runs tests with mutants, one at a time. Whoever started it ends it.
import { fileURLToPath } from 'node:url';
import type { TestModule, Vitest } from 'vitest/node';
import { BaseSequencer, createVitest } from 'vitest/node';
import type { LaneAnswer, LaneQuestion, MetTest } from './lane-messages.ts';
import type { NumberedMutant } from './plant-mutants.ts';
import { plantMutants } from './plant-mutants.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Test files run in the order they are asked for: the likeliest to fail first. */
class AsAsked extends BaseSequencer {
  override sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    return Promise.resolve(files);
  }
}

function startVitest(mutants: readonly NumberedMutant[]): Promise<Vitest> {
  const planted = new Map<string, NumberedMutant[]>();
  for (const mutant of mutants) {
    const path = `${ROOT}/${mutant.file}`;
    planted.set(path, [...(planted.get(path) ?? []), mutant]);
  }
  const plugin = {
    name: 'plant-mutants',
    enforce: 'pre' as const,
    transform: (source: string, path: string) => {
      const here = planted.get(path);
      return here && { code: plantMutants(source, here), map: null };
    },
  };
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      // Tests of programs run them in processes of their own, without the mutants.
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
      setupFiles: [`${ROOT}/mutate/switch.ts`],
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 60_000,
      reporters: [
        {
          onTestModuleEnd: (module) => {
            if (!module.ok()) firstFailed ??= problemOf(module);
          },
        },
      ],
      sequence: { sequencer: AsAsked },
    },
    { plugins: [plugin], logLevel: 'silent' },
  );
}

/** Runs every test with no mutant on, and answers which of them meet which mutants. */
async function record(
  vitest: Vitest,
  mutants: readonly NumberedMutant[],
  places: readonly string[],
): Promise<LaneAnswer> {
  process.env['MUTANT_ID'] = 'none';
  const specifications = await vitest.globTestSpecifications([...places]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const problems = testModules.filter((module) => !module.ok()).map(problemOf);
  const cases = testModules.flatMap((module) => [...module.children.allTests()]);
  // Loading is done once for all files: each that imports a mutant met then may be changed by it.
  const whileLoading = new Set(cases.flatMap((test) => test.meta().met?.loading ?? []));
  const loadedBy = new Map<string, number[]>();
  for (const { id, file } of mutants.filter(({ id }) => whileLoading.has(id))) {
    for (const importer of importersOf(vitest, `${ROOT}/${file}`)) {
      loadedBy.set(importer, [...(loadedBy.get(importer) ?? []), id]);
    }
  }
  const tests = cases.map((test) => ({
    id: test.id,
    file: test.module.relativeModuleId,
    effort: test.meta().effort ?? 0,
    met: [...(test.meta().met?.running ?? []), ...(loadedBy.get(test.module.moduleId) ?? [])],
  }));
  return { kind: 'recorded', problems, tests };
}

/** Every file that imports this one, directly or through others. */
function importersOf(vitest: Vitest, path: string): ReadonlySet<string> {
  const found = new Set<string>();
  const environments = vitest.projects.flatMap(({ vite }) => Object.values(vite.environments));
  for (const { moduleGraph } of environments) {
    const waiting = [...(moduleGraph.getModulesByFile(path) ?? [])];
    for (const { file, importers } of waiting) {
      if (file === null || found.has(file)) continue;
      found.add(file);
      waiting.push(...importers);
    }
  }
  return found;
}

/** Runs these tests with one mutant on until one of them fails. */
async function tryMutant(
  vitest: Vitest,
  mutant: number,
  tests: readonly MetTest[],
): Promise<LaneAnswer> {
  process.env['MUTANT_ID'] = String(mutant);
  const testIds = new Map<string, string[]>();
  for (const { file, id } of tests) testIds.set(file, [...(testIds.get(file) ?? []), id]);
  const project = vitest.getRootProject();
  const specifications = [...testIds].map(([file, ids]) =>
    project.createSpecification(`${ROOT}/${file}`, { testIds: ids }),
  );
  firstFailed = undefined;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const feltBy =
    firstFailed ?? (unhandledErrors.length > 0 ? 'an error outside of tests' : undefined);
  return { kind: 'tried', feltBy };
}

/** A failed file by the name of its first failed test. */
function problemOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')][0];
  return `${module.relativeModuleId}: ${failed?.name ?? 'cannot be loaded'}`;
}

let vitest: Vitest | undefined;
let firstFailed: string | undefined;
let planted: readonly NumberedMutant[] = [];

async function answer(question: LaneQuestion): Promise<LaneAnswer> {
  if (question.kind === 'plant') {
    planted = question.mutants;
    vitest = await startVitest(planted);
    return { kind: 'ready' };
  }
  if (!vitest) throw new Error('Nothing is planted yet.');
  if (question.kind === 'record') return record(vitest, planted, question.places);
  return tryMutant(vitest, question.mutant, question.tests);
}

process.on('message', (question: LaneQuestion) => {
  void answer(question).then(
    (reply) => process.send?.(reply),
    (cause: unknown) => {
      process.stderr.write(`${String(cause)}\n`);
      process.exit(1);
    },
  );
});

// Without anybody to answer nobody needs its tests, either, not even one that hangs.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
