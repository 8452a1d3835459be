import { expect, test } from 'vitest';
import { commonPrefix } from './common-prefix.ts';

const prefix = (base: string, local: string, remote: string) =>
  commonPrefix({ base: Array.from(base), local: Array.from(local), remote: Array.from(remote) });

test.each([
  ['ab', 'ab', 'ab', 2],
  ['abc', 'abd', 'abe', 2],
  ['abc', 'abc', 'abd', 2],
  ['abc', 'abd', 'abd', 2],
  ['a', 'abc', 'abc', 1],
  ['abc', 'a', 'abc', 1],
  ['abc', 'abc', 'a', 1],
  ['', 'a', 'a', 0],
  ['x', 'a', 'a', 0],
])('%j, %j and %j begin alike with %i', (base, local, remote, count) => {
  expect(prefix(base, local, remote)).toBe(count);
});
