import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { API } from 'typescript/unstable/sync';
import type { Mutant } from './mutant.ts';

/** The compiler, asked about one mutant after the other. */
export interface MutantCompiler {
  /** Whether it takes the file of this mutant with the mutant in it. One that it refuses nobody could ship. */
  compiles(mutant: Mutant): boolean;
  /**
   * Whether the default that a mutant stands in is there for the compiler alone: without it the file is refused, but only
   * because every element of a list counts as one that may be missing (`noUncheckedIndexedAccess`).
   */
  isOnlyForCompiler(mutant: Mutant): boolean;
  end(): void;
}

/** Other code in place of some of a file. */
type Change = Pick<Mutant, 'file' | 'start' | 'end' | 'becomes'>;

/** The name of a config, beside the real one, of a project whose lists have every element they are asked for. */
const TRUSTING = 'tsconfig.trusting.json';

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
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => planted.get(path) ?? trusting(path) },
  });
  const takes = ({ file, start, end, becomes }: Change, isTrusting: boolean): boolean => {
    const path = `${root}/${file}`;
    const source = readFileSync(path, 'utf8');
    const changed = [...planted.keys(), path];
    planted.clear();
    planted.set(path, source.slice(0, start) + becomes + source.slice(end));
    const own = `${root}/${configOf(file)}`;
    const config = isTrusting ? `${dirname(own)}/${TRUSTING}` : own;
    using snapshot = api.updateSnapshot({ openProjects: [config], fileChanges: { changed } });
    const program = snapshot.getProject(config)?.program;
    if (!program) throw new Error(`${config} cannot be opened.`);
    return program
      .getSemanticDiagnostics(path)
      .every(({ reportsUnnecessary }) => reportsUnnecessary);
  };
  return {
    compiles: (mutant) => takes({ ...mutant, becomes: `(${mutant.becomes})` }, false),
    isOnlyForCompiler: ({ file, fallback }) => {
      if (fallback === undefined) return false;
      const { start, end, without } = fallback;
      const change = { file, start, end, becomes: without };
      return !takes(change, false) && takes(change, true);
    },
    end: () => api.close(),
  };
}

/** The text of a config that is on no disk; undefined: that of any other file. */
function trusting(path: string): string | undefined {
  if (basename(path) !== TRUSTING) return undefined;
  const compilerOptions = { noUncheckedIndexedAccess: false };
  return JSON.stringify({ extends: './tsconfig.json', compilerOptions });
}
