import { expect, test } from 'vitest';
import { functionBodies } from '#tests/support/source/function-bodies.ts';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

const SOURCES = readSourceTree().filter(
  ({ path }) => /^(src|server|cli)\//.test(path) && !/\.(test|spec|contract)\.tsx?$/.test(path),
);

/** From about a line of code on, what is done twice deserves a name; `list.map(({ id }) => id)` does not. */
const MIN_TOKENS = 16;

test('no function body of two statements, or of a line, stands in two files', () => {
  const places = new Map<string, string[]>();
  for (const source of SOURCES)
    for (const { start, tokens, statements } of functionBodies(source)) {
      if (statements < 2 && tokens.length < MIN_TOKENS) continue;
      const body = tokens.join(' ');
      places.set(body, [...(places.get(body) ?? []), `${source.path} at ${start}`]);
    }
  const repeated = [...places].filter(([, at]) => new Set(at.map(fileOf)).size > 1);
  expect(places.size).toBeGreaterThan(2000);
  expect(repeated.map(([body, at]) => [...at, body])).toEqual([]);
});

test('white space, comments and the name of the function make no other body', () => {
  const [one] = functionBodies({ path: 'a.ts', text: 'function sum(a) { return a + "//"; }' });
  const [other] = functionBodies({
    path: 'b.ts',
    text: 'const add = (a) => {\n  // One more.\n  return a /* not b */ + "//";\n};',
  });
  expect(one?.tokens.slice(0, 4)).toEqual(['{', 'return', 'a', '+']);
  expect(other?.tokens).toEqual(one?.tokens);
  expect(other?.statements).toBe(1);
});

function fileOf(place: string): string {
  return place.slice(0, place.indexOf(' at '));
}
