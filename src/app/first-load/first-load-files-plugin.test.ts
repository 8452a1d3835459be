import { expect, test } from 'vitest';
import { filesNeeded } from './first-load-files-plugin.ts';

const chunk = (name: string, imports: readonly string[] = [], styles: readonly string[] = []) => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});

/** As much of a bundle as is read: the farm needs React, and both need their styles. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the bundler's own type has dozens of further fields.
const bundle = {
  'start.js': chunk('start', ['react.js'], ['start.css']),
  'farm.js': chunk('farm', ['start.js', 'react.js'], ['farm.css']),
  'react.js': chunk('react'),
  'setup.js': chunk('setup', ['farm.js']),
} as unknown as Parameters<typeof filesNeeded>[1];

test('a screen needs its chunk, the chunks that it is made from, and the styles of all of them', () => {
  const { scripts, styles } = filesNeeded(['farm'], bundle);
  expect([...scripts].toSorted()).toEqual(['farm.js', 'react.js', 'start.js']);
  expect([...styles].toSorted()).toEqual(['farm.css', 'start.css']);
});

test('a chunk that the build does not have any more is said, not left out', () => {
  expect(() => filesNeeded(['dashboard'], bundle)).toThrow('The build has no chunk dashboard');
});
