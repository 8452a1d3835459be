import { expect, test } from 'vitest';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { cleanFarmSteps, cleanJson } from './clean-json.ts';

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

test('a value nested without end is cut off', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(JSON.stringify(cleanJson(deep)).length).toBeLessThan(200);
});

test('a farm is cleaned in steps as at a stretch, and its clean lists stay the very same', () => {
  const orders = Array.from({ length: 1200 }, (_, at) => ({ id: `o${at}` }));
  const text = '{"__proto__":{"x":1},"constructor":{"y":1},"single":[{"__proto__":{"x":1}},3]}';
  const farm = { ...(JSON.parse(text) as object), orders, products: [Infinity], gone: undefined };
  const cleaned = runToCompletion(cleanFarmSteps(farm));
  expect(cleaned).toEqual(cleanJson(farm));
  expect(Object.keys(cleaned)).toEqual(['constructor', 'single', 'orders', 'products']);
  expect(cleaned['orders']).toBe(orders);
});
