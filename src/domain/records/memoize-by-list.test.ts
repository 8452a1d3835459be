import { expect, test } from 'vitest';
import { memoizeByList } from './memoize-by-list.ts';

test('the same list is looked at once, another one with the same records again', () => {
  let looks = 0;
  const longest = memoizeByList((names: readonly string[]) => {
    looks += 1;
    return { length: Math.max(...names.map(({ length }) => length)) };
  });
  const names = ['Pea', 'Radish'];
  expect(longest(names)).toEqual({ length: 6 });
  expect(longest(names)).toBe(longest(names));
  expect(looks).toBe(1);
  expect(longest([...names, 'Sunflower'])).toEqual({ length: 9 });
  expect(longest([...names])).toEqual({ length: 6 });
  expect(looks).toBe(3);
});
