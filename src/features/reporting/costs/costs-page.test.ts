import { expect, test } from 'vitest';
import { readPackageSizes } from './costs-page.tsx';

test('sizes and packages are remembered by variety', () => {
  expect(readPackageSizes('{"pea":4,"kale":"pkg_4"}')).toEqual({ pea: 4, kale: 'pkg_4' });
});

test('what is no size and no package is forgotten', () => {
  expect(readPackageSizes('{"pea":-1,"kale":null,"basil":[4]}')).toEqual({});
  for (const damaged of [null, '', '4', 'null', '{"pea":']) {
    expect(readPackageSizes(damaged)).toEqual({});
  }
});
