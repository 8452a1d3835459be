import { readFileSync } from 'node:fs';
import { API } from 'typescript/unstable/sync';
import type { Mutant } from './mutant.ts';

/** The compiler, asked about one mutant after the other. */
export interface MutantCompiler {
  /** Whether it takes the file of this mutant with the mutant in it. One that it refuses nobody could ship. */
  compiles(mutant: Mutant): boolean;
  end(): void;
}

/**
 * A compiler for the files below `root`; `configOf` says which project a file is checked with. What is only no longer used
 * is let pass: a mistake often leaves something over. So is what only other files can no longer use: checking all of them
 * would take seconds, and a mutant too many makes the figures lower than they are, never higher.
 */
export function startMutantCompiler(
  root: string,
  configOf: (file: string) => string,
): MutantCompiler {
  const planted = new Map<string, string>();
  const api = new API({ cwd: root, fs: { readFile: (path) => planted.get(path) } });
  const check = (config: string, path: string, changed: readonly string[]): boolean => {
    using snapshot = api.updateSnapshot({
      openProjects: [config],
      fileChanges: { changed: [...changed, path] },
    });
    const program = snapshot.getProject(config)?.program;
    if (!program) throw new Error(`${config} cannot be opened.`);
    return program
      .getSemanticDiagnostics(path)
      .every(({ reportsUnnecessary }) => reportsUnnecessary);
  };
  return {
    compiles: ({ file, start, end, becomes }) => {
      const path = `${root}/${file}`;
      const source = readFileSync(path, 'utf8');
      const before = [...planted.keys()];
      planted.clear();
      planted.set(path, `${source.slice(0, start)}(${becomes})${source.slice(end)}`);
      return check(`${root}/${configOf(file)}`, path, before);
    },
    end: () => api.close(),
  };
}
