/** What a program still held after its memory was tidied up. */
export interface HeapMark {
  /** Since the program began. */
  readonly seconds: number;
  readonly megabytes: number;
}

const FULL_COLLECTION = /:(0x[0-9a-f]+)\] *(\d+) ms: Mark-Compact.*?-> ([\d.]+) \(/g;

/**
 * Reads what Node tells with `--trace-gc`.
 *
 * Its helpers have a memory of their own each; the largest one is that of the program itself.
 */
export function heapAfterCollections(output: string): readonly HeapMark[] {
  const memories = new Map<string, HeapMark[]>();
  for (const [, memory = '', ms, megabytes] of output.matchAll(FULL_COLLECTION)) {
    const mark = { seconds: Number(ms) / 1000, megabytes: Number(megabytes) };
    memories.set(memory, [...(memories.get(memory) ?? []), mark]);
  }
  const most = (marks: readonly HeapMark[]): number => Math.max(...marks.map((m) => m.megabytes));
  return [...memories.values()].toSorted((a, b) => most(b) - most(a))[0] ?? [];
}

/** By how many megabytes what is held grows in an hour, by the line that fits best. */
export function slopeAnHour(marks: readonly HeapMark[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [
    mean(marks.map(({ seconds }) => seconds)),
    mean(marks.map(({ megabytes }) => megabytes)),
  ];
  const along = marks.map(({ seconds, megabytes }) => (seconds - middle) * (megabytes - level));
  const spread = mean(marks.map(({ seconds }) => (seconds - middle) ** 2));
  return marks.length < 2 || spread === 0 ? 0 : Math.round((mean(along) / spread) * 3600 * 10) / 10;
}
