import { expect, test } from 'vitest';
import { thisBuild } from './this-build.ts';

test('a build is known by the name that its file has from what is in it', () => {
  expect(thisBuild('https://farm.example/assets/farm-B4f-V3e6.js')).toBe('farm-B4f-V3e6');
});

test('files that are served as they are written are of no build', () => {
  expect(thisBuild('http://localhost:5173/src/adapters/local/this-build.ts')).toBe(null);
  expect(thisBuild('http://localhost:5173/src/adapters/local/this-build.ts?t=12345678')).toBe(null);
  expect(thisBuild()).toBe(null);
});
