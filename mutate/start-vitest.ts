import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { BaseSequencer, createVitest } from 'vitest/node';
import type { NumberedMutant } from './plant-mutants.ts';
import { plantMutants } from './plant-mutants.ts';

export const PROJECT_ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The test file that stays when the others have ended. */
export const WARM_FILE = `${PROJECT_ROOT}/mutate/warm-tests.ts`;

/** Test files run in the order they are asked for. */
class AsAsked extends BaseSequencer {
  override sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    return Promise.resolve(files);
  }
}

interface Setting {
  /** In a thread of the lane, or in a process below it. */
  readonly pool: 'threads' | 'forks';
  /** Failed tests after which it ends; 0 for never. */
  readonly bail: number;
  readonly onModuleEnd: (module: TestModule) => void;
  /** Told of each file that is loaded and each test that is run. */
  readonly onMove?: (place: string) => void;
}

/** Starts vitest for the tests of the rules, with these mutants planted in them. */
export function startVitest(
  mutants: readonly NumberedMutant[],
  { pool, bail, onModuleEnd, onMove }: Setting,
): Promise<Vitest> {
  const planted = new Map<string, NumberedMutant[]>();
  for (const mutant of mutants) {
    const path = `${PROJECT_ROOT}/${mutant.file}`;
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
  const reporter: Reporter = {
    onTestModuleQueued: (module) => onMove?.(`${module.relativeModuleId}, which is loaded`),
    onTestCaseReady: (test) => onMove?.(`${test.module.relativeModuleId}: ${test.name}`),
    onTestModuleEnd: onModuleEnd,
  };
  return createVitest(
    'test',
    {
      config: false,
      root: PROJECT_ROOT,
      watch: false,
      // Tests of programs run them in processes of their own, without the mutants.
      include: ['src/**/*.test.{ts,tsx}', WARM_FILE],
      exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
      setupFiles: ['mutate/switch.ts', 'tests/support/setup/plain-sentences.ts'].map(
        (file) => `${PROJECT_ROOT}/${file}`,
      ),
      isolate: false,
      pool,
      maxWorkers: 1,
      bail,
      testTimeout: 60_000,
      reporters: [reporter],
      sequence: { sequencer: AsAsked },
    },
    { plugins: [plugin], logLevel: 'silent' },
  );
}

/** A failed file by the name of its first failed test. */
export function problemOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')][0];
  return `${module.relativeModuleId}: ${failed?.name ?? 'cannot be loaded'}`;
}
