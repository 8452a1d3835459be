import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

test('the pieces are the text that JSON has for a value, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
});

test('a long list of a row comes some hundred entries at a time', () => {
  const records = Array.from({ length: 1201 }, (_, id) => ({ id, missing: undefined }));
  const row = { revision: 3, patches: [{ path: ['tasks'], records }], missing: undefined };
  const pieces = [...jsonPieces(row)];
  expect(pieces.join('')).toBe(JSON.stringify(row));
  expect(pieces.filter((piece) => piece.includes('"id"'))).toHaveLength(3);
});
