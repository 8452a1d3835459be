import type { MetTest } from './lane-messages.ts';

/** Tests by file, those likeliest to feel a mistake in `file` first: the nearest, then the quickest. */
export function likelyFirst(file: string, tests: readonly MetTest[]): readonly MetTest[] {
  const times = new Map<string, number>();
  for (const test of tests) {
    times.set(test.file, (times.get(test.file) ?? 0) + test.effort);
  }
  const files = [...times.keys()].sort(
    (a, b) => nearness(b, file) - nearness(a, file) || (times.get(a) ?? 0) - (times.get(b) ?? 0),
  );
  return files.flatMap((here) => tests.filter((test) => test.file === here));
}

/** How many characters two paths begin with alike: those of a file and its own test the most. */
function nearness(a: string, b: string): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return same;
}
