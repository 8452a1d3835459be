import type { TestModule, Vitest } from 'vitest/node';
import type { MetTest } from './lane-messages.ts';
import type { NumberedMutant } from './plant-mutants.ts';
import { PROJECT_ROOT } from './start-vitest.ts';

/**
 * What every test of these files has met. A file is loaded once for all of them: a mutant met then may change each test
 * that imports it.
 */
export function metTests(
  vitest: Vitest,
  modules: readonly TestModule[],
  mutants: readonly NumberedMutant[],
): readonly MetTest[] {
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const whileLoading = new Set(cases.flatMap((test) => test.meta().met?.loading ?? []));
  const loadedBy = new Map<string, number[]>();
  const ofLoading = new Set(mutants.filter(({ isOfLoading }) => isOfLoading).map(({ id }) => id));
  for (const { id, file } of mutants) {
    if (!ofLoading.has(id) && !whileLoading.has(id)) continue;
    for (const importer of importersOf(vitest, `${PROJECT_ROOT}/${file}`)) {
      loadedBy.set(importer, [...(loadedBy.get(importer) ?? []), id]);
    }
  }
  return cases.map((test) => {
    const { effort = 0, steps = 0, met } = test.meta();
    return {
      id: test.id,
      file: test.module.relativeModuleId,
      effort,
      steps,
      // A test may load files while it runs; those after it find them loaded.
      met: (met?.running ?? []).filter((id) => !ofLoading.has(id)),
      metLoading: loadedBy.get(test.module.moduleId) ?? [],
    };
  });
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
