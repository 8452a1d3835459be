import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownIds } from './kit-ids-plugin.ts';

test('where the kit makes up its ids, ours take their place', () => {
  const kit = new URL('../../../node_modules/@mantine/hooks/esm/index.mjs', import.meta.url);
  const [, asked = ''] = /"([^"]*use-id[^"]*)"/.exec(readFileSync(kit, 'utf8')) ?? [];
  const own = ownIds(asked, fileURLToPath(kit));
  expect([own !== null, existsSync(own ?? '')]).toEqual([true, true]);
  expect(ownIds(asked, import.meta.filename)).toBe(null);
});
