import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, readSourceTree } from '#tests/support/source/source-tree.ts';

const STYLES = ['src/ui/theme/start-styles.ts', 'src/ui/theme/mantine-styles.ts'];

/** Names that are imported as values from the kit of components. */
function kitNames(text: string): readonly string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );
}

test('every component of the kit that a screen draws has its styles', () => {
  const files = readSourceTree().filter(({ path }) => path.startsWith('src/'));
  const loaded = files
    .filter(({ path }) => STYLES.includes(path))
    .map(({ text }) => text)
    .join('');
  const drawn = new Set(files.flatMap(({ text }) => kitNames(text)));
  const styled = [...drawn].filter((name) =>
    existsSync(new URL(`../node_modules/@mantine/core/styles/${name}.css`, import.meta.url)),
  );
  expect(styled.length).toBeGreaterThan(20);
  expect(styled.filter((name) => !loaded.includes(`/${name}.layer.css`))).toEqual([]);
});

/** Set where it is needed: how much room a message takes. */
const MEASURED = ['--mgm-toast-room'];

test('every variable of the product that a style names is one of its colors', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const named = listFiles('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...read(path).matchAll(/var\((--mgm-[\w-]+)/g)].map(([, name]) => name));
  const colors = read('src/ui/theme/css-variables.ts');
  const known = (name = '') => MEASURED.includes(name) || colors.includes(`'${name}':`);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !known(name))).toEqual([]);
});
