import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { findPlaces, type JsonPlace } from './json-places.ts';

const INTEREST = { names: new Set(['a', 'meta', 'lastWriteAt']), inside: new Set(['meta']) };

function rootOf(text: string): JsonPlace | undefined {
  return findPlaces(Buffer.from(text), INTEREST)?.root;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function memberOf(text: string, ...names: string[]): string | undefined {
  const bytes = Buffer.from(text);
  const place = names.reduce<JsonPlace | undefined>(
    (found, name) => found?.members.get(name),
    rootOf(text),
  );
  return place && bytes.subarray(place.from, place.to).toString();
}

/** Each on a line of its own: some are JSON, most are almost. */
const TEXTS = String.raw`
{
}
[1,]
{"a":1,}
{,}
[,]
{"a"}
{"a":}
{'a':1}
{a:1}
01
-
-01
1.
.5
1e
1e+
+1
0x1
NaN
Infinity
1 2
[1]]
"
"\x"
"\u12g4"
"\u123"
"\
tru
True
nul
0
-0
-0.0e-0
1E+5
 [ ] 
{"":[]}
"\u00e9\/"
true
"🌱"`.split('\n');

test.each([...TEXTS, ' ', '"\n"', '\uFEFF1', '\u00A01', 'null\n', '\t1\r\n'])(
  '%j is JSON here when it is JSON anywhere',
  (text) => {
    expect(rootOf(text) !== undefined).toBe(isJson(text));
  },
);

test('texts that were JSON before a few signs changed are told from those that still are', () => {
  const changes = fc.array(
    fc.tuple(fc.nat(), fc.constantFrom(...Array.from('{}[],:"\\0123e-+.tn u')), fc.nat(2)),
    { maxLength: 3 },
  );
  checkLaw([fc.json({ maxDepth: 4 }), changes], { numRuns: 2_000 }, (json, all) => {
    const signs = Array.from(json);
    for (const [at, sign, removed] of all) signs.splice(at % (signs.length + 1), removed, sign);
    const text = signs.join('');
    expect([text, rootOf(text) !== undefined]).toEqual([text, isJson(text)]);
  });
});

test('a member is found in place, and of a repeated key the last one', () => {
  expect(memberOf('{"b":1,"a" : [2] , "c":3}', 'a')).toBe('[2]');
  expect(memberOf('{"a":1, "a" : [2] , "b":3}', 'a')).toBe('[2]');
  expect(memberOf('{"meta":{"lastWriteAt":5,"x":{}}}', 'meta', 'lastWriteAt')).toBe('5');
  expect(memberOf('{"m\\u0065ta":{"lastWriteAt":null}}', 'meta', 'lastWriteAt')).toBe('null');
  expect(rootOf('{"m\\u0065ta":{"lastWriteAt":null}}')?.members.get('meta')?.kind).toBe('object');
  expect(memberOf('{"orders":[{"meta":{}}],"b":{"a":1}}', 'meta')).toBeUndefined();
});

test.each([
  ['{"__proto__":1}', true],
  [String.raw`{"a":[{"b":{"\u005f_proto__":{}}}]}`, true],
  ['{"meta":{"constructor":{"prototype":null}}}', true],
  [String.raw`[{"constr\u0075ctor":{"x":1,"prototyp\u0065":2}}]`, true],
  ['{"constructor":{"a":{"prototype":1}}}', false],
  ['{"prototype":{"constructor":[]},"createdAt":1,"_private__":2}', false],
])('%s may change what all objects have: %s', (text, isPoisoned) => {
  expect(findPlaces(Buffer.from(text), INTEREST)?.isPoisoned).toBe(isPoisoned);
});

test('what no one asked for is told of an object that is looked into', () => {
  expect(rootOf('{"a":1,"meta":{"b":2}}')?.hasOthers).toBe(false);
  expect(rootOf('{"a":1,"meta":{"b":2}}')?.members.get('meta')?.hasOthers).toBe(true);
  for (const other of ['b', 'x'.repeat(99), String.raw`\u0062`]) {
    expect(rootOf(`{"a":1,"${other}":2}`)?.hasOthers).toBe(true);
  }
});

test('every member of any object is found in place', () => {
  checkLaw(
    [fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(undefined, 2, '\t')],
    { numRuns: 200 },
    (object, indent) => {
      const text = JSON.stringify(object, null, indent);
      const names = new Set(Object.keys(object));
      const bytes = Buffer.from(text);
      const places = findPlaces(bytes, { names, inside: new Set() });
      for (const [key, value] of Object.entries(JSON.parse(text) as object)) {
        const place = places?.root.members.get(key);
        expect(JSON.parse(bytes.subarray(place?.from, place?.to).toString())).toEqual(value);
      }
    },
  );
});
