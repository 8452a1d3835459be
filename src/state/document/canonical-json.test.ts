import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { canonicalJson } from './canonical-json.ts';

test('keys are sorted at every level, lists keep their order', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }, 3], a: null })).toBe(
    '{"a":null,"b":[{"c":2,"d":1},3]}',
  );
});

test('fields that are undefined are left out', () => {
  expect(canonicalJson({ note: undefined, id: 'x' })).toBe('{"id":"x"}');
});

test('a key named __proto__ stays a plain field', () => {
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}'))).toBe(
    '{"__proto__":{"a":2},"b":1}',
  );
});

test('the order in which keys arrived makes no difference', () => {
  checkLaw([fc.dictionary(fc.string(), fc.jsonValue())], (record) => {
    const reversed = Object.fromEntries(Object.entries(record).toReversed());
    expect(canonicalJson(reversed)).toBe(canonicalJson(record));
  });
});
