import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { DocumentVersion } from './version-vector.ts';
import {
  bump,
  contains,
  join,
  writeLines,
  NO_VERSION,
  sameVersion,
  seqOf,
} from './version-vector.ts';

const v = (vv: Record<string, number>, marks: Record<string, string> = {}): DocumentVersion => ({
  vv,
  marks,
});

test('a document contains those whose writes it has all seen', () => {
  expect(contains(v({ a: 3, b: 2 }), v({ a: 3 }))).toBe(true);
  expect(contains(v({ a: 3, b: 2 }), v({ a: 2, b: 2 }))).toBe(true);
  expect(contains(v({ a: 3 }), v({ a: 3, b: 1 }))).toBe(false);
  expect(contains(v({ a: 2, b: 5 }), v({ a: 3 }))).toBe(false);
  expect(contains(NO_VERSION, NO_VERSION)).toBe(true);
});

test('two writes of one number by a copied profile do not contain each other', () => {
  const [original, copy] = [v({ a: 6 }, { a: 'x' }), v({ a: 6 }, { a: 'y' })];
  expect(contains(original, copy)).toBe(false);
  expect(contains(copy, original)).toBe(false);
  expect(contains(v({ a: 7 }, { a: 'z' }), copy)).toBe(true);
});

test('a write bumps the number of its device only', () => {
  const written = bump(v({ a: 3, b: 2 }, { b: 'm' }), 'a', 4, 'n');
  expect(written).toEqual(v({ a: 4, b: 2 }, { a: 'n', b: 'm' }));
  expect(seqOf(written, 'a')).toBe(4);
  expect(seqOf(written, 'c')).toBe(0);
  expect(seqOf(written, 'toString')).toBe(0);
});

test('a later write of the original does not contain one that its copy made under the same number', () => {
  const common = bump(NO_VERSION, 'a', 1, 'start');
  const copy = bump(common, 'a', 2, 'copy');
  const original = bump(bump(common, 'a', 2, 'mine'), 'a', 3, 'more');
  expect(contains(original, common)).toBe(true);
  expect(contains(original, copy)).toBe(false);
  const both = join(original, copy);
  expect([original, copy, common].every((each) => contains(both, each))).toBe(true);
  expect(contains(bump(both, 'b', 1, 'later'), copy)).toBe(true);
});

test('only so many marks are kept; what is older is taken as seen', () => {
  const marks = Array.from({ length: 40 }, (_, n) => `m${n + 1}`);
  const after = (count: number) =>
    marks.slice(0, count).reduce((version, mark, n) => bump(version, 'a', n + 1, mark), NO_VERSION);
  expect(after(40).marks['a']?.split('.')).toHaveLength(20);
  expect(contains(after(40), after(3))).toBe(true);
  expect(contains(after(40), after(39))).toBe(true);
});

test('numbers that were never written leave a gap in the marks', () => {
  const version = bump(bump(NO_VERSION, 'a', 1, 'one'), 'a', 4, 'four');
  expect(contains(version, bump(NO_VERSION, 'a', 1, 'one'))).toBe(true);
  expect(contains(version, bump(NO_VERSION, 'a', 1, 'other'))).toBe(false);
  expect(contains(version, bump(NO_VERSION, 'a', 3, 'between'))).toBe(true);
});

test('whatever profiles are copied, a document contains another one just when it has seen all its writes', () => {
  const step = fc.record({ kind: fc.nat(4), at: fc.nat(9), other: fc.nat(9) });
  checkLaw([fc.array(step, { maxLength: 16 })], { numRuns: 100 }, (steps) => {
    const farms = grownFarms(steps);
    for (const later of farms) {
      for (const earlier of farms) {
        const isSeen = [...earlier.writes].every((write) => later.writes.has(write));
        expect(contains(later.version, earlier.version)).toBe(isSeen);
      }
    }
  });
});

interface GrownFarm {
  readonly device: string;
  readonly version: DocumentVersion;
  readonly writes: ReadonlySet<string>;
}

/** Every farm that profiles have had which write, meet each other and are copied. */
function grownFarms(
  steps: readonly { readonly kind: number; readonly at: number; readonly other: number }[],
): readonly GrownFarm[] {
  const blank = (device: string): GrownFarm => ({ device, version: NO_VERSION, writes: new Set() });
  const profiles = [blank('a'), blank('b')];
  const all = [...profiles];
  for (const [n, { kind, at, other }] of steps.entries()) {
    const index = at % profiles.length;
    const [here, there] = [profiles[index], profiles[other % profiles.length]];
    if (here === undefined || there === undefined) continue;
    if (kind === 0 && profiles.length < 5) profiles.push(here);
    else if (kind === 1) {
      const version = join(there.version, here.version);
      const isParted = writeLines(version, here.device).length > 1;
      // Whoever sees writes under the own name that are not the own takes another name.
      const device = isParted ? `c${n}` : here.device;
      profiles[index] = { device, version, writes: new Set([...here.writes, ...there.writes]) };
    } else {
      const seq = seqOf(here.version, here.device) + 1;
      const version = bump(here.version, here.device, seq, `m${n}`);
      profiles[index] = { ...here, version, writes: new Set([...here.writes, `m${n}`]) };
    }
    const grown = profiles[index];
    if (grown !== undefined) all.push(grown);
  }
  return all;
}

test('devices may have any name', () => {
  const written = bump(NO_VERSION, '__proto__', 1, 'm');
  expect(seqOf(join(written, v({ a: 1 })), 'a')).toBe(1);
});

test('a merged document contains both, and nothing that neither had', () => {
  const version = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 4 }))
    .map((vv) => v(vv));
  checkLaw([version, version], { numRuns: 200 }, (left, right) => {
    const both = join(left, right);
    expect(contains(both, left)).toBe(true);
    expect(contains(both, right)).toBe(true);
    expect(sameVersion(both, join(right, left))).toBe(true);
    for (const device of Object.keys(both.vv)) {
      expect(seqOf(both, device)).toBe(Math.max(seqOf(left, device), seqOf(right, device)));
    }
  });
});
