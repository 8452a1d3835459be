import type { MetTest } from './lane-messages.ts';

/** So many files of tests are loaded anew for a mutant that is met while loading: each of them takes its time. */
const MAX_FRESH_FILES = 40;

/**
 * The tests of the files nearest to `file`, by the folders that they share, then the quickest. Those that are left out
 * cannot feel the mutant: the figures may be lower than they are, never higher.
 */
export function nearestFiles(file: string, tests: readonly MetTest[]): readonly MetTest[] {
  const byFile = new Map<string, MetTest[]>();
  for (const test of tests) byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  const effort = (here: readonly MetTest[]) => here.reduce((sum, one) => sum + one.effort, 0);
  return [...byFile]
    .toSorted(
      ([a, ofA], [b, ofB]) => shared(b, file) - shared(a, file) || effort(ofA) - effort(ofB),
    )
    .slice(0, MAX_FRESH_FILES)
    .flatMap(([, here]) => here);
}

/** How many folders two paths have in common; their own names up to the first dot count as one, too. */
function shared(a: string, b: string): number {
  const [partsA, partsB] = [a, b].map((path) => path.replace(/(\.\w+)+$/, '').split('/'));
  const differing = partsA?.findIndex((part, at) => part !== partsB?.[at]) ?? 0;
  return differing === -1 ? Infinity : differing;
}
