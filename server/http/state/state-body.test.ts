import { expect, test } from 'vitest';
import { emptyDocument, readStateBody } from './state-body.ts';

const NOW = 1_795_000_000_000;

function read(text: string | Uint8Array) {
  return readStateBody(Buffer.from(text), NOW);
}

function stored(text: string): string {
  const reading = read(text);
  return reading.kind === 'document' ? reading.document.json.toString() : reading.kind;
}

test('a document with its stamp is kept to the byte', () => {
  const text =
    ' {"orders":[1e308,-0,1.0,"\\u0000\\ud800"],"orders":[],\n"meta":{"lastWriteAt":0}}\n';
  expect(stored(text)).toBe(text);
});

test('a missing stamp is set, and nothing else changes', () => {
  expect(stored('{}')).toBe('{"meta":{"lastWriteAt":1795000000000}}');
  expect(stored(' { "a" : -0 }')).toBe(' {"meta":{"lastWriteAt":1795000000000}, "a" : -0 }');
  expect(stored('{"meta":{}}')).toBe('{"meta":{"lastWriteAt":1795000000000}}');
  expect(stored('{"meta":{"version":2}}')).toBe(
    '{"meta":{"lastWriteAt":1795000000000,"version":2}}',
  );
});

test('a stamp of null or a meta that is no object counts as missing', () => {
  expect(stored('{"meta":{"lastWriteAt":null}}')).toBe('{"meta":{"lastWriteAt":1795000000000}}');
  expect(stored('{"meta":7,"a":1}')).toBe('{"meta":{"lastWriteAt":1795000000000},"a":1}');
});

test('an existing stamp stays, whatever it is', () => {
  expect(stored('{"meta":{"lastWriteAt":5}}')).toBe('{"meta":{"lastWriteAt":5}}');
});

test('a wrapped document is stored without its wrapper and stamped inside', () => {
  expect(read('{"state":{"meta":{"lastWriteAt":5}},"updated_at":"x"}')).toEqual({
    kind: 'document',
    document: { json: Buffer.from('{"meta":{"lastWriteAt":5}}'), wrapped: true },
  });
  expect(stored('{"state":{"orders":[]}}')).toBe(
    '{"meta":{"lastWriteAt":1795000000000},"orders":[]}',
  );
});

test('a document with a slice beside `state` is a bare one, and so is a `state` that is no object', () => {
  const both = '{"state":{},"orders":[],"meta":{"lastWriteAt":1}}';
  expect(stored(both)).toBe(both);
  expect(stored('{"state":"CA","meta":{"lastWriteAt":1}}')).toBe(
    '{"state":"CA","meta":{"lastWriteAt":1}}',
  );
});

test.each(['', '{', 'null', '[]', '7', '"text"', '{"a":1}}', '\uFEFF{}'])(
  'a body of %j has no object',
  (text) => {
    expect(read(text).kind).toBe('no-object');
  },
);

test('what is stored in its place is an empty document with a stamp', () => {
  expect(emptyDocument(NOW).json.toString()).toBe('{"meta":{"lastWriteAt":1795000000000}}');
});

test('bytes that are not UTF-8 are refused', () => {
  expect(read(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])).kind).toBe('refused');
});

test('64 levels are stored, 65 are refused, and 100,000 do no harm', () => {
  const nested = (levels: number): string =>
    `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
  expect(read(nested(64)).kind).toBe('document');
  expect(read(nested(65)).kind).toBe('refused');
  expect(read(nested(100_000)).kind).toBe('refused');
});

test.each([
  ['empty lists', `{"a":[${'[],'.repeat(10_000_000)}[]]}`],
  ['keys', `{${[...Array(2_000_001).keys()].map((n) => `"${n.toString(36)}":0`).join(',')}}`],
  ['numbers', `[${'1,'.repeat(2_000_000)}1]`],
])('more than two million values are refused: %s', (_, text) => {
  expect(read(text)).toEqual({
    kind: 'refused',
    status: 413,
    reason: 'The body has too many values',
  });
});

test('a farm may have almost two million values, and millions of spaces', () => {
  const text = `{"tasks":[${'{"a":0},'.repeat(900_000)}0]${' '.repeat(5_000_000)},"meta":{"lastWriteAt":1}}`;
  expect(stored(text)).toBe(text);
});

test.each([
  '{"__proto__":{"a":1}}',
  '{"orders":[{"__proto__":null}]}',
  '{"\\u005f_proto__":1}',
  '{"a":{"constructor":{"prototype":{}}}}',
])('%s could change what all objects have, and is refused', (text) => {
  expect(read(text).kind).toBe('refused');
});

test('a variety may be called constructor or __proto__', () => {
  const text =
    '{"varieties":[{"id":"constructor","name":"__proto__"}],"seedsByVariety":{"constructor":{}},"meta":{"lastWriteAt":1}}';
  expect(stored(text)).toBe(text);
});
