import type { Vitest } from 'vitest/node';
import type { Tried, TryQuestion } from './lane-messages.ts';
import type { NumberedMutant } from './plant-mutants.ts';
import { problemOf, PROJECT_ROOT, startVitest } from './start-vitest.ts';

/** Loads tests and all they import anew for every mutant: slow, but it feels what is done while loading. */
export interface FreshLane {
  tryMutant(question: TryQuestion): Promise<Tried>;
}

export async function startFreshLane(mutants: readonly NumberedMutant[]): Promise<FreshLane> {
  // What the warm tests of this lane were told does not hold here: every test is run.
  delete process.env['MUTANT_LANE'];
  let firstFailed: string | undefined;
  const vitest = await startVitest(mutants, {
    pool: 'forks',
    bail: 1,
    onModuleEnd: (module) => {
      if (!module.ok()) firstFailed ??= problemOf(module);
    },
  });
  return {
    tryMutant: async (question) => {
      firstFailed = undefined;
      const unhandled = await runTests(vitest, question);
      const feltBy = firstFailed ?? (unhandled > 0 ? 'an error outside of tests' : undefined);
      return { kind: 'tried', feltBy, unsure: [] };
    },
  };
}

/** Runs the tests with the mutant on until one of them fails; the number of errors outside of tests. */
async function runTests(vitest: Vitest, { mutant, tests }: TryQuestion): Promise<number> {
  process.env['MUTANT_ID'] = String(mutant);
  const testIds = new Map<string, string[]>();
  for (const { file, id } of tests) testIds.set(file, [...(testIds.get(file) ?? []), id]);
  const project = vitest.getRootProject();
  const specifications = [...testIds].map(([file, ids]) =>
    project.createSpecification(`${PROJECT_ROOT}/${file}`, { testIds: ids }),
  );
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length;
}
