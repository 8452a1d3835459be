import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentVersion } from './version-vector.ts';
import { bump, contains, join, NO_VERSION, sameVersion, seqOf } from './version-vector.ts';

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

test('devices may have any name', () => {
  const written = bump(NO_VERSION, '__proto__', 1, 'm');
  expect(seqOf(join(written, v({ a: 1 })), 'a')).toBe(1);
});

test('a merged document contains both, and nothing that neither had', () => {
  const version = fc
    .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 4 }))
    .map((vv) => v(vv));
  fc.assert(
    fc.property(version, version, (left, right) => {
      const both = join(left, right);
      expect(contains(both, left)).toBe(true);
      expect(contains(both, right)).toBe(true);
      expect(sameVersion(both, join(right, left))).toBe(true);
      for (const device of Object.keys(both.vv)) {
        expect(seqOf(both, device)).toBe(Math.max(seqOf(left, device), seqOf(right, device)));
      }
    }),
    { numRuns: 200 },
  );
});
