import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { measureJson } from './measure-json.ts';

const ENDLESS = { depth: Number.POSITIVE_INFINITY, values: Number.POSITIVE_INFINITY };

function measure(text: string) {
  return measureJson(Buffer.from(text), ENDLESS);
}

test.each([
  ['1', 0],
  ['{}', 1],
  ['[[1],{"a":[]}]', 3],
  ['{"a":"[[[[","b":"\\"[["}', 1],
  ['[[[[', 4],
  ['"open', 0],
])('%s is nested %i deep', (text, depth) => {
  expect(measure(text).depth).toBe(depth);
});

function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + countValues(part), 1);
}

test('values are counted as they are when the text is parsed', () => {
  checkLaw([fc.jsonValue(), fc.constantFrom(undefined, 2)], (value, indent) => {
    expect(measure(JSON.stringify(value, null, indent)).values).toBe(countValues(value));
  });
});

test('it ends where a limit is passed', () => {
  expect(measureJson(Buffer.from(`[${'1,'.repeat(1_000)}1]`), { depth: 9, values: 10 })).toEqual({
    depth: 1,
    values: 11,
  });
  expect(measureJson(Buffer.from('['.repeat(1_000)), { depth: 9, values: 99 }).depth).toBe(10);
});
