import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSourceTree } from '#tests/support/source/source-tree.ts';

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
