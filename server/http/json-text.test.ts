import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depthOf, findMember } from './json-text.ts';

test.each([
  ['1', 0],
  ['{}', 1],
  ['[[1],{"a":[]}]', 3],
  ['{"a":"[[[[","b":"\\"[["}', 1],
  ['[[[[', 4],
  ['"open', 0],
])('%s is nested %i deep', (text, depth) => {
  expect(depthOf(text)).toBe(depth);
});

test('of a repeated key the last one counts', () => {
  const text = '{"a":1, "a" : [2] , "b":3}';
  expect(findMember(text, 0, 'a')).toEqual({ key: 'a', from: 14, to: 17 });
});

test('a key may be written with escapes', () => {
  expect(findMember('{"m\\u0065ta":null}', 0, 'meta')).toEqual({ key: 'meta', from: 13, to: 17 });
});

test('every member of any object is found where it stands', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.constantFrom(undefined, 2, '\t'),
      (object, indent) => {
        const text = JSON.stringify(object, null, indent);
        // As it is read back: -0 is written as 0.
        for (const [key, value] of Object.entries(JSON.parse(text) as object)) {
          const member = findMember(text, 0, key);
          expect(JSON.parse(text.slice(member?.from, member?.to))).toEqual(value);
        }
      },
    ),
    { numRuns: 200 },
  );
});
