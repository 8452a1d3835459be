import { expect, test } from 'vitest';
import { cleanJson } from './clean-json.ts';

test('a clean value is returned as it is', () => {
  const farm = { varieties: [{ id: 'pea', packSizes: [2] }], orders: [] };
  expect(cleanJson(farm)).toBe(farm);
});

test('fields that reach for the prototype of objects are dropped at every level', () => {
  const attack: unknown = JSON.parse(
    '{"a":{"__proto__":{"polluted":1}},"b":[{"constructor":{"prototype":{"polluted":1}}}]}',
  );
  expect(JSON.stringify(cleanJson(attack))).toBe('{"a":{},"b":[{}]}');
});

test('a crop may be called constructor', () => {
  expect(cleanJson({ constructor: { gramsPerTray: 20 } })).toEqual({
    constructor: { gramsPerTray: 20 },
  });
});

test('a value nested without end is cut off', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(JSON.stringify(cleanJson(deep)).length).toBeLessThan(200);
});

test('numbers that JSON cannot write are null', () => {
  expect(cleanJson({ oz: JSON.parse('1e999') as number })).toEqual({ oz: null });
});
