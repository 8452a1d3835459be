/** Lines `from` up to `to` of the text before, replaced by others. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** Longer texts are taken as one value: comparing them line by line would take too long. */
const MAX_LINES = 1000;

/** A text that two people changed in different lines, with both changes; null for the same or neighbouring lines. */
export function mergeText(base: string, local: string, remote: string): string | null {
  const lines = base.split('\n');
  if (lines.length > MAX_LINES) return null;
  const ours = hunksOf(lines, local.split('\n'));
  const theirs = hunksOf(lines, remote.split('\n'));
  if (ours === null || theirs === null) return null;
  if (ours.some((one) => theirs.some((other) => touches(one, other)))) return null;
  const all = [...ours, ...theirs].toSorted((a, b) => a.from - b.from);
  const merged: string[] = [];
  let next = 0;
  for (const { from, to, lines: replaced } of all) {
    merged.push(...lines.slice(next, from), ...replaced);
    next = to;
  }
  return [...merged, ...lines.slice(next)].join('\n');
}

function touches(a: Hunk, b: Hunk): boolean {
  return a.from <= b.to && b.from <= a.to;
}

/** The changes from one text to another, by the longest run of lines both have. */
function hunksOf(before: readonly string[], after: readonly string[]): Hunk[] | null {
  if (after.length > MAX_LINES) return null;
  const common = commonLines(before, after);
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  const isMore = () => i < before.length || j < after.length;
  while (isMore()) {
    if (before[i] === after[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [from, start] = [i, j];
    while (isMore() && before[i] !== after[j]) {
      if (common(i + 1, j) >= common(i, j + 1)) i += 1;
      else j += 1;
    }
    hunks.push({ from, to: i, lines: after.slice(start, j) });
  }
  return hunks;
}

/** How many lines in order both texts still have in common from two places on; -1 behind an end. */
function commonLines(
  before: readonly string[],
  after: readonly string[],
): (i: number, j: number) => number {
  const table = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const common = (i: number, j: number) => table[i]?.[j] ?? -1;
  for (const [i, row] of [...table.entries()].toReversed()) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      row[j] =
        before[i] === after[j]
          ? common(i + 1, j + 1) + 1
          : Math.max(common(i + 1, j), common(i, j + 1));
    }
  }
  return common;
}
