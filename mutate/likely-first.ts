import type { MetTest } from './lane-messages.ts';

/**
 * Tests in the order in which they are likeliest to feel a mistake in `file` soon: those of the file itself, then those
 * of its folder, then all others; the quickest first, so that laws and whole farms come last.
 */
export function likelyFirst(file: string, tests: readonly MetTest[]): readonly MetTest[] {
  return tests.toSorted(
    (a, b) => distance(a.file, file) - distance(b.file, file) || a.effort - b.effort,
  );
}

function distance(test: string, file: string): number {
  if (test.replace(/(\.\w+)*$/, '') === file.replace(/(\.\w+)*$/, '')) return 0;
  return folderOf(test) === folderOf(file) ? 1 : 2;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
