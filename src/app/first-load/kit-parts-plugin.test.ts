import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownPart } from './kit-parts-plugin.ts';

test.each([
  ['where the kit makes up its ids', 'hooks/esm/index.mjs', /"([^"]*use-id[^"]*)"/],
  [
    'where the frame could be resized',
    'core/esm/components/AppShell/AppShellNavbar/AppShellNavbar.mjs',
    /"([^"\n]*AppShellResizeHandle[^"\n]*)"/,
  ],
])('%s, ours take their place', (_, file, importOfIt) => {
  const kit = new URL(`../../../node_modules/@mantine/${file}`, import.meta.url);
  const [, asked = ''] = importOfIt.exec(readFileSync(kit, 'utf8')) ?? [];
  const own = ownPart(asked, fileURLToPath(kit));
  expect([own !== null, existsSync(own ?? '')]).toEqual([true, true]);
  expect(ownPart(asked, import.meta.filename)).toBe(null);
});
